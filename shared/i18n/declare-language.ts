import { defaultLanguage, type I18n } from './create-i18n.ts';

/**
 * Keeps the language and the direction of an element those of the texts, which are English until the file of another
 * language has loaded.
 */
export function declareLanguage(i18n: I18n, element: HTMLElement): void {
  const declare = (): void => {
    element.lang = i18n.resolvedLanguage ?? defaultLanguage;
    element.dir = i18n.dir(element.lang);
  };
  declare();
  i18n.on('languageChanged', declare);
}
