import { textsLanguage } from '@shared/contracts';
import { createInstance, type i18n as I18n, type ResourceKey } from 'i18next';

export type { I18n };

/** Texts of one namespace by language: `{ en: { title: 'Profile' } }`. */
export type Texts = Readonly<Record<string, ResourceKey>>;

export interface I18nOptions {
  /** `common` for the shell, the remote's name for a remote. */
  readonly namespace: string;
  readonly resources: Texts;
  /** BCP 47. A language without texts falls back to English, key by key. */
  readonly language?: string;
  /** Told of each key that no language has. In tests it throws instead. */
  readonly onMissingKey?: (key: string, namespace: string) => void;
}

export const defaultLanguage = textsLanguage;

/**
 * A text store of its own, never i18next's global one: several remotes with several languages live on one page.
 * Ready at once; nothing is suspended.
 */
export function createI18n({ namespace, resources, language = defaultLanguage, onMissingKey }: I18nOptions): I18n {
  const instance = createInstance();
  // Initialising without a backend is synchronous; the promise has nothing to tell.
  void instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    ns: [namespace],
    defaultNS: namespace,
    resources: Object.fromEntries(Object.entries(resources).map(([tag, texts]) => [tag, { [namespace]: texts }])),
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, missingNamespace, key) => {
      if (process.env['NODE_ENV'] === 'test') throw new Error(`No text for '${key}' in '${missingNamespace}'.`);
      onMissingKey?.(key, missingNamespace);
    },
    react: { useSuspense: false },
  });
  return instance;
}
