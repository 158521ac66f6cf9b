export { createI18n, defaultLanguage, type I18n, type I18nOptions, type Texts } from './create-i18n.ts';
export { createFormats, type Formats } from './formats.ts';
export {
  createTexts,
  I18nProvider,
  useFormats,
  useLateTexts,
  useLocale,
  useNamespace,
  useTranslation,
  type I18nProviderProps,
  type Translate,
  type Translation,
} from './provider.tsx';
