/**
 * The format of a gift code: sixteen characters in groups of four, `7K3M-Q9TB-XW2D-0HRA`. Fourteen are random (70
 * bits), and the last two are a checksum, so that a mistyped code is noticed as it is typed. The alphabet is
 * Crockford's base 32, in which no two characters look alike.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of random characters in each code. */
export const giftCodeChance = 14;

/**
 * The modulus of the checksum: the largest prime that two characters can represent. Any single wrong character and any
 * two swapped ones change the remainder.
 */
const modulus = 1021;

function checkOf(characters: string): string {
  let rest = 0;
  for (const character of characters) rest = (rest * 32 + alphabet.indexOf(character)) % modulus;
  return (alphabet[rest >> 5] ?? '') + (alphabet[rest & 31] ?? '');
}

/** Creates the code from fourteen numbers from 0 to 31, without hyphens. */
export function giftCodeOf(chance: Iterable<number>): string {
  const characters = [...chance].map((number) => alphabet[number % 32] ?? '').join('');
  return characters + checkOf(characters);
}

/** Reads the code from typed or pasted text, without hyphens; undefined when it cannot be a code. */
export function readGiftCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const characters = code.slice(0, giftCodeChance);
  const isOne = new RegExp(`^[${alphabet}]{${giftCodeChance + 2}}$`).test(code);
  return isOne && code === characters + checkOf(characters) ? code : undefined;
}

/** Formats a code for people, in groups of four. */
export const formatGiftCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
