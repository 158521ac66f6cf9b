import { textsLanguage } from './texts-language.ts';

/**
 * The language of the texts with the region of the browser: there are no German texts, but somebody in Germany still
 * reads `5 December`, not `December 5`.
 */
export function formatsOfBrowser(browser: string | undefined, texts = textsLanguage): string {
  try {
    const wanted = new Intl.Locale(browser ?? texts);
    if (wanted.language === texts) return wanted.toString();
    const { region } = wanted.maximize();
    return region === undefined ? texts : new Intl.Locale(texts, { region }).toString();
  } catch {
    return texts;
  }
}
