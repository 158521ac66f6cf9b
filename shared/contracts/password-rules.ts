/** The lengths of a password (ASVS 2.1.1 and 2.1.2). Very long ones would only cost time. */
export const minPasswordLength = 12;
export const maxPasswordLength = 128;

/** The minimum length of a word that does not make a password easy to guess by being repeated. */
export const minStemLength = 6;

/** Reduces a repetition to its unit: `abcabcabc` is `abc`. */
export const unitOf = (text: string): string => text.slice(0, (text + text).indexOf(text, 1));

/** Whether a text is a short one that repeats itself. */
export function isRepetition(text: string): boolean {
  const unit = unitOf(text);
  return unit.length < minStemLength && unit !== text;
}
