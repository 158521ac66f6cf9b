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

/**
 * The former name of `useNamespace`. Remotes of earlier releases share this facade at run time and call it by that name,
 * so it stays for as long as a kept release uses it (e2e/previous-release.spec.ts).
 */
export { useNamespace as useOwnTexts } from './provider.tsx';
