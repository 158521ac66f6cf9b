/**
 * What a gift code looks like: sixteen characters in groups of four, `7K3M-Q9TB-XW2D-0HRA`. Fourteen are chance (70 bits), the
 * last two check them, so that a mistyped code is noticed where it is typed. The alphabet is Crockford's base 32, in which
 * nothing looks like something else.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters by chance, of each code. */
export const giftCodeChance = 14;

/** The largest prime that two characters can count to: any one wrong character and any two swapped change the rest. */
const modulus = 1021;

function checkOf(characters: string): string {
  let rest = 0;
  for (const character of characters) rest = (rest * 32 + alphabet.indexOf(character)) % modulus;
  return (alphabet[rest >> 5] ?? '') + (alphabet[rest & 31] ?? '');
}

/** The code of fourteen numbers from 0 to 31, without its hyphens. */
export function giftCodeOf(chance: Iterable<number>): string {
  const characters = [...chance].map((number) => alphabet[number % 32] ?? '').join('');
  return characters + checkOf(characters);
}

/** The code in what somebody typed or pasted, without hyphens; undefined when it cannot be one. */
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

/** As it is written down: in groups of four. */
export const writtenGiftCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
