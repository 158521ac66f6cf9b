import { textsLanguage } from '@shared/contracts';
import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';

import { languageFiles } from './language-files.ts';

export type { I18n };

/** Texts of one namespace by language: `{ en: { title: 'Profile' } }`. */
export type Texts = Readonly<Record<string, ResourceKey>>;

export interface I18nOptions {
  /** `common` for the shell, the remote's name for a remote. */
  readonly namespace: string;
  readonly resources: Texts;
  /** BCP 47. A language without texts falls back to English, key by key. */
  readonly language?: string;
  /** Address below which the files of that language are; without it only the given texts are shown. */
  readonly from?: string | undefined;
  /** Told of each key that no language has. In tests it throws instead. */
  readonly onMissingKey?: (key: string, namespace: string) => void;
}

export const defaultLanguage = textsLanguage;

/**
 * A text store of its own, never i18next's global one: several remotes with several languages live on one page.
 * Ready at once, in English where another language is still on its way; nothing is suspended.
 */
export function createI18n(options: I18nOptions): I18n {
  const { namespace, resources, language = defaultLanguage, from, onMissingKey } = options;
  const instance = createInstance();
  if (from !== undefined) instance.use(languageFiles(from));
  // Initialising without a backend is synchronous; the promise has nothing to tell.
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: [namespace],
    defaultNS: namespace,
    resources: Object.fromEntries(Object.entries(resources).map(([tag, texts]) => [tag, { [namespace]: texts }])),
    initAsync: false,
    // What is not among the resources is fetched, and nothing else: one file for each namespace, of this language alone.
    ...(from !== undefined && { partialBundledLanguages: true, load: 'currentOnly' as const }),
    interpolation: { escapeValue: false },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, missingNamespace, key) => {
      if (process.env['NODE_ENV'] === 'test') throw new Error(`No text for '${key}' in '${missingNamespace}'.`);
      onMissingKey?.(key, missingNamespace);
    },
    // What was drawn in English is drawn anew when its file is there.
    react: { useSuspense: false, ...(from !== undefined && { bindI18n: 'languageChanged loaded' }) },
  });
  return instance;
}
