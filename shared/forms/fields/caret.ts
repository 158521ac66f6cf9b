const isKept = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

const countKept = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * Returns the position of the caret after `typed` became `formatted`: behind the same number of letters and digits, and
 * at the end if it was there. Positions are in UTF-16 code units, as in inputs.
 */
export function caretAfterFormatting(typed: string, caret: number, formatted: string): number {
  if (caret >= typed.length) return formatted.length;
  const wanted = countKept(typed.slice(0, caret));
  let seen = 0;
  for (let position = 0; position < formatted.length; position += 1) {
    if (seen === wanted) return position;
    if (isKept(formatted.charAt(position))) seen += 1;
  }
  return formatted.length;
}
