import { textsLanguage } from '@shared/contracts';
import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';

import { languageFiles } from './language-files.ts';

export type { I18n };

/** The texts of one namespace by language: `{ en: { title: 'Profile' } }`. */
export type Texts = Readonly<Record<string, ResourceKey>>;

export interface I18nOptions {
  /** `common` for the shell, the remote's name for a remote. */
  readonly namespace: string;
  readonly resources: Texts;
  /** A BCP 47 tag. A language without texts falls back to English, key by key. */
  readonly language?: string;
  /** The URL below which the files of that language are; without it only the given texts are shown. */
  readonly from?: string | undefined;
  /** Called for each key that no language has. In tests it throws instead. */
  readonly onMissingKey?: (key: string, namespace: string) => void;
}

export const defaultLanguage = textsLanguage;

/**
 * Creates a separate i18next instance, never the global one, because several remotes with several languages share a
 * page. It is ready immediately, in English while another language loads; nothing is suspended.
 */
export function createI18n(options: I18nOptions): I18n {
  const { namespace, resources, language = defaultLanguage, from, onMissingKey } = options;
  const instance = createInstance();
  if (from !== undefined) instance.use(languageFiles(from));
  // Initializing without a backend is synchronous, so the promise can be ignored.
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: [namespace],
    defaultNS: namespace,
    resources: Object.fromEntries(Object.entries(resources).map(([tag, texts]) => [tag, { [namespace]: texts }])),
    initAsync: false,
    // Only what is not among the resources is fetched: one file per namespace, in this language alone.
    ...(from !== undefined && { partialBundledLanguages: true, load: 'currentOnly' as const }),
    interpolation: { escapeValue: false },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, missingNamespace, key) => {
      if (process.env['NODE_ENV'] === 'test') throw new Error(`No text for '${key}' in '${missingNamespace}'.`);
      onMissingKey?.(key, missingNamespace);
    },
    // Renders again what was rendered in English once its file has loaded.
    react: { useSuspense: false, ...(from !== undefined && { bindI18n: 'languageChanged loaded' }) },
  });
  return instance;
}
