/** A letter that has a direction: of Hebrew, Arabic and their neighbours, or any other. */
const strong = /([\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])|\p{L}/u;

/** Whether a text reads from right to left, as its first letter says; one without letters does as `otherwise`. */
export function isRightToLeft(text: string, otherwise = false): boolean {
  const found = strong.exec(text);
  return found === null ? otherwise : found[1] !== undefined;
}

const rightToLeftScripts = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo']);

/** Whether a language (BCP 47) is written from right to left. */
export function isWrittenRightToLeft(language: string): boolean {
  try {
    return rightToLeftScripts.has(new Intl.Locale(language).maximize().script ?? '');
  } catch {
    return false;
  }
}
