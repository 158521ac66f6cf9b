import type { LocaleSettings } from '@shared/contracts';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation as useI18nextTranslation } from 'react-i18next';
import { defaultLanguage, type I18n, type Texts } from './create-i18n.ts';
import { createFormats, type Formats } from './formats.ts';

const LocaleContext = createContext<LocaleSettings>({ language: defaultLanguage });

export interface I18nProviderProps {
  readonly i18n: I18n;
  /** The settings for `Intl`. Default: the instance's language and the device's time zone. */
  readonly locale?: LocaleSettings | undefined;
  readonly children: ReactNode;
}

/** Provides texts and formats to everything below; each remote has its own. */
export function I18nProvider({ i18n, locale, children }: I18nProviderProps): ReactNode {
  const { language, timeZone } = locale ?? { language: i18n.language };
  const value = useMemo(() => (timeZone === undefined ? { language } : { language, timeZone }), [language, timeZone]);
  return (
    <LocaleContext value={value}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </LocaleContext>
  );
}

/**
 * Returns the text for `key` in its namespace, with `{{values}}` interpolated and plurals chosen by `count`. Simpler
 * than i18next's own type, whose overloads serve key unions that no remote declares.
 */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export interface Translation {
  readonly t: Translate;
  readonly i18n: I18n;
}

/** Returns the texts of the remote (or the shell) that renders this tree. */
export function useTranslation(): Translation {
  const { t, i18n } = useI18nextTranslation();
  return { t: t as unknown as Translate, i18n };
}

/**
 * Returns the texts of a shared folder, which has its own namespace. They are added to the instance of the tree at
 * first use, so that no host needs to know them.
 */
export function useNamespace(namespace: string, texts: Texts): Translation {
  const { i18n } = useI18nextTranslation();
  const isNew = !i18n.hasResourceBundle(defaultLanguage, namespace);
  for (const [language, bundle] of Object.entries(texts)) {
    if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, bundle);
  }
  // Until the language's first file has loaded, i18next resolves the language to English and would not request this
  // one.
  if (isNew && i18n.options.partialBundledLanguages === true) void i18n.loadNamespaces(namespace);
  const { t } = useI18nextTranslation(namespace);
  return { t: t as unknown as Translate, i18n };
}

/**
 * Creates the hook that reads the texts of a shared folder, or of a page that loads late. The namespace is the name of
 * the file.
 *
 * @example
 * export const useListTexts = createTexts('lists', { en });
 */
export const createTexts = (namespace: string, texts: Texts) =>
  function useTexts(): Translate {
    return useNamespace(namespace, texts).t;
  };

const joined = new WeakMap<I18n, WeakSet<Texts>>();

/** Adds texts that load later to those of the remote (or the shell) that renders this tree; existing texts stay. */
export function useLazyTexts(texts: Texts): void {
  const { i18n } = useI18nextTranslation();
  const known = joined.get(i18n) ?? new WeakSet();
  if (known.has(texts)) return;
  joined.set(i18n, known.add(texts));
  const [namespace = ''] = [i18n.options.defaultNS].flat();
  for (const [language, bundle] of Object.entries(texts)) {
    i18n.addResourceBundle(language, String(namespace), bundle, true, false);
  }
}

/** Returns formatters for dates, numbers, and lists in the tree's language and time zone. */
export function useFormats(): Formats {
  const { language, timeZone } = use(LocaleContext);
  return createFormats({ language, ...(timeZone === undefined ? {} : { timeZone }) });
}

/** Returns the language and time zone of this tree. */
export function useLocale(): LocaleSettings {
  return use(LocaleContext);
}
