/** Matches a letter with a direction: one of Hebrew, Arabic, and related scripts (captured), or any other. */
const strong = /([\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])|\p{L}/u;

/**
 * Whether a text is read from right to left, determined by its first letter; `otherwise` applies to a text without
 * letters.
 */
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
