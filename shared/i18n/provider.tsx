import type { LocaleSettings } from '@shared/contracts';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation as useI18nextTranslation } from 'react-i18next';
import { defaultLanguage, type I18n, type Texts } from './create-i18n.ts';
import { createFormats, type Formats } from './formats.ts';

const LocaleContext = createContext<LocaleSettings>({ language: defaultLanguage });

export interface I18nProviderProps {
  readonly i18n: I18n;
  /** For `Intl`. Default: the instance's language and the device's time zone. */
  readonly locale?: LocaleSettings | undefined;
  readonly children: ReactNode;
}

/** Texts and formats for everything below; each remote brings its own. */
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
 * Text for `key` of the own namespace, with `{{values}}` filled in and plurals chosen by `count`.
 * Plainer than i18next's own type, whose overloads serve key unions that no remote declares.
 */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

export interface Translation {
  readonly t: Translate;
  readonly i18n: I18n;
}

/** The texts of the remote (or the shell) whose tree this is. */
export function useTranslation(): Translation {
  const { t, i18n } = useI18nextTranslation();
  return { t: t as unknown as Translate, i18n };
}

/**
 * Texts that a shared folder brings along under its own namespace. They join whatever instance the tree has, at first
 * use, so that no host needs to know of them.
 */
export function useNamespace(namespace: string, texts: Texts): Translation {
  const { i18n } = useI18nextTranslation();
  const isNew = !i18n.hasResourceBundle(defaultLanguage, namespace);
  for (const [language, bundle] of Object.entries(texts)) {
    if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, bundle);
  }
  // Until the language's first file is there i18next takes English for the language, and would not ask for this one.
  if (isNew && i18n.options.partialBundledLanguages === true) void i18n.loadNamespaces(namespace);
  const { t } = useI18nextTranslation(namespace);
  return { t: t as unknown as Translate, i18n };
}

/**
 * The hook that reads the texts of a shared folder, or of a page that loads late. The namespace is the name of the file.
 *
 * @example
 * export const useListTexts = createTexts('lists', { en });
 */
export const createTexts = (namespace: string, texts: Texts) =>
  function useTexts(): Translate {
    return useNamespace(namespace, texts).t;
  };

const joined = new WeakMap<I18n, WeakSet<Texts>>();

/** Lets texts that came later join those of the remote (or the shell) whose tree this is; what is there already stays. */
export function useLateTexts(texts: Texts): void {
  const { i18n } = useI18nextTranslation();
  const known = joined.get(i18n) ?? new WeakSet();
  if (known.has(texts)) return;
  joined.set(i18n, known.add(texts));
  const [namespace = ''] = [i18n.options.defaultNS].flat();
  for (const [language, bundle] of Object.entries(texts)) {
    i18n.addResourceBundle(language, String(namespace), bundle, true, false);
  }
}

/** Dates, numbers and lists in the tree's language and time zone. */
export function useFormats(): Formats {
  const { language, timeZone } = use(LocaleContext);
  return useMemo(
    () => createFormats({ language, ...(timeZone === undefined ? {} : { timeZone }) }),
    [language, timeZone],
  );
}

/** The language and time zone of this tree. */
export function useLocale(): LocaleSettings {
  return use(LocaleContext);
}
