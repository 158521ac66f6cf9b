/** Numbers in words, which people say and write in messages: `fifty-two thousand`, `fünfzehn Euro`, `mil quinientos`. */
import { signAfter } from './money-signs.ts';

/** The values of words in the languages of ads. French and Spanish share none with another meaning. */
const words: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19 },
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  ...{ hundred: 100, thousand: 1_000, grand: 1_000 },
  ...{ ein: 1, eine: 1, eins: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
  ...{ elf: 11, zwölf: 12, dreizehn: 13, vierzehn: 14, fünfzehn: 15, sechzehn: 16, siebzehn: 17, achtzehn: 18 },
  ...{ neunzehn: 19, zwanzig: 20, dreißig: 30, dreissig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70 },
  ...{ achtzig: 80, neunzig: 90, hundert: 100, tausend: 1_000 },
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, onze: 11 },
  ...{ douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20, vingts: 20, trente: 30, quarante: 40 },
  ...{ cinquante: 50, soixante: 60, septante: 70, huitante: 80, nonante: 90, cent: 100, cents: 100, mille: 1_000 },
  ...{ uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11 },
  ...{ doce: 12, trece: 13, catorce: 14, quince: 15, dieciséis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19 },
  ...{ veinte: 20, veintiuno: 21, veintidós: 22, veintitrés: 23, veinticuatro: 24, veinticinco: 25, veintiséis: 26 },
  ...{ veintisiete: 27, veintiocho: 28, veintinueve: 29, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60 },
  ...{ setenta: 70, ochenta: 80, noventa: 90, cien: 100, ciento: 100, doscientos: 200, trescientos: 300 },
  ...{ cuatrocientos: 400, quinientos: 500, seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900 },
  ...{ mil: 1_000 },
};
const word = Object.keys(words)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
// `once` and `ein` are words of their own, too; a word alone counts only before money or a period.
const joint = '(?:[ -]|[ -](?:and|y|et)[ -]|und)?';
const written = new RegExp(`(?<![\\p{L}\\d]|\\d\\s)(?:${word})(?:${joint}(?:${word}))*(?![\\p{L}\\d])`, 'giu');
const each = new RegExp(word, 'giu');

/** What follows a number of money: its currency, its period, or the other end of its range. */
const moneyAfter = new RegExp(
  `^\\s?(?:(?:${signAfter})|(?:an?|per|pro|par|por|die|la|de l['’]) ?(?:hour|day|week|month|year|annum|stunde|tag|woche|monat|jahr|heure|jour|semaine|mois|an|hora|d[ií]a|semana|mes|año)(?!\\p{L})|(?:brutto|netto|brut|net|gross|brutos?|netos?|bruts|nets)(?!\\p{L})|(?:to|bis|à|a|or|-|–) \\d)`,
  'iu',
);
/** Numbers below are counts of days or people. */
const least = 8;

/** Whether a value may follow what has been said below the last hundred: `fifty` may not follow `seventeen`. */
const mayFollow = (said: number, value: number): boolean =>
  said === 0 ||
  (said >= 20 && said % 10 === 0 && value < 10) ||
  // `soixante-quinze`, `quatre-vingt`, `fünfundzwanzig`
  ((said === 60 || said === 80) && value < 20) ||
  (said === 4 && value === 20) ||
  (said < 10 && value >= 20 && value < 100);

/** The value of words that stand beside each other; undefined if they are no number together. */
function valueOf(text: string): number | undefined {
  const isGerman = /und|hundert|tausend|zig|ß/iu.test(text);
  let [total, current] = [0, 0];
  for (const [found] of text.replace(/(?<!h)und/giu, ' ').matchAll(each)) {
    const value = words[found.toLowerCase()] ?? 0;
    const said = current % 100;
    if (value === 1_000) [total, current] = [total + (current || 1) * 1_000, 0];
    else if (value === 100) current = (current || 1) * 100;
    else if (said === 4 && value === 20 && !isGerman) current += 76;
    else if (value >= 200 ? current > 0 : !mayFollow(said, value)) return undefined;
    else current += value;
    if (total + current > 999_999) return undefined;
  }
  return total + current;
}

/** Writes the numbers of money of a line in digits. */
export function withDigits(text: string): string {
  let digits = text;
  // From the end, since the other end of a range tells what the first number is.
  for (const { 0: found, index } of [...text.matchAll(written)].reverse()) {
    const value = valueOf(found);
    const after = digits.slice(index + found.length);
    if (value !== undefined && value >= least && moneyAfter.test(after))
      digits = `${digits.slice(0, index)}${value}${after}`;
  }
  return digits;
}
