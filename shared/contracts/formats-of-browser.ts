import { textsLanguage } from './texts-language.ts';

/**
 * Combines the language of the texts with the region of the browser: there are no German texts, but a reader in Germany
 * still expects `5 December` and not `December 5`.
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
