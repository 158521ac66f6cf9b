export { createI18n, defaultLanguage, type I18n, type I18nOptions, type Texts } from './create-i18n.ts';
export { declareLanguage } from './declare-language.ts';
export { createFormats, type Formats } from './formats.ts';
export {
  createTexts,
  I18nProvider,
  useFormats,
  useLazyTexts,
  useLocale,
  useNamespace,
  useTranslation,
  type I18nProviderProps,
  type Translate,
  type Translation,
} from './provider.tsx';

/**
 * The former names of `useNamespace` and `useLazyTexts`. Remotes of earlier releases share this facade at run time and
 * call them by these names, so they stay for as long as a kept release uses them (e2e/previous-release.spec.ts).
 */
export { useLazyTexts as useLateTexts, useNamespace as useOwnTexts } from './provider.tsx';
