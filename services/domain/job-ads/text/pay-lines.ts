/** Lines of an ad as amounts are read from them: with ranges in one line, and with the currency that the ad means. */
import type { AdLine } from '../../../../shared/matching/ad-text/ad-lines.ts';

/** A line that is an amount and nothing else. */
const bareAmount = /^(?:[$€£]|[A-Z]{3} ?[$€£]?) ?\d{1,3}(?:[,.'’]\d{3})+(?:[.,]\d{2})?(?: ?[A-Z]{3})?$/u;

/**
 * Joins a range whose dash is on a line of its own, as it is when a page puts each part into an element:
 * `$158,000`, `—`, `$192,000 USD`. The other lines keep their indexes.
 */
export function withoutSplitRanges(lines: readonly AdLine[]): readonly AdLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    if (next === undefined || !bareAmount.test(line.text)) return line;
    // The dash alone has been left out with the site's controls.
    if (bareAmount.test(next.text)) return { ...line, text: `${line.text} – ${next.text}` };
    return /^[-–—] ?\S/.test(next.text) && next.text.length < 30
      ? { ...line, text: `${line.text} ${next.text}` }
      : line;
  });
}

/** A range in thousands, or one for an hour, without a currency: `95-115k base`, `13,50 à 15,80 brut de l'heure`. */
const bareRanges = [
  /(?<![\p{L}\d.,€$£/-])(\d{2,3}(?:[.,]\d)?) ?k? ?(-|–|to|bis|à|et|a|y) ?(\d{2,3}(?:[.,]\d)?) ?k(?![\p{L}\d€$£(]| ?[€$£])/iu,
  /(?<![\p{L}\d.,€$£/-])(\d{2,3}(?:[.,]\d{1,2})?) ?(-|–|to|bis|à|a) ?(\d{2,3}(?:[.,]\d{1,2})?)(?= ?(?:brut |gross |brutto |bruto )?(?:\/ ?(?:h|hr|hour|std)\b|an hour|per hour|de l['’]heure|die stunde|pro stunde|la hora|por hora))/iu,
];
/** The same for amounts that are written in full: `45,000 - 52,000 per annum`. */
const bareYears =
  /(?<![\p{L}\d.,€$£/+-])(\d{2,3}[.,'’ ]\d{3})(?:[.,]\d{2})?( ?[-–—] ?| to | bis | à | a )(\d{2,3}[.,'’ ]\d{3})(?:[.,]\d{2})?(?![\d%]| ?(?:[€$£]|(?:EUR|USD|GBP|CHF|CAD|AUD|NZD)\b|euros?|franken|k\b))/iu;

/** Words that make such a range pay. */
const payBeside =
  /(?<!\p{L})(?:base|salary|pay|paid|basic|ote|gross|brut\p{L}*|salaire|fixe?|fixum|gehalt|lohn|bruto|sueldo|salario|hour|heure|stunde|hora|h)(?!\p{L})/iu;

/** Adds the currency of the ad to an amount of pay that names none. */
export function withCurrency(text: string, currency: string | null): string {
  if (currency === null || text.length > 300 || !payBeside.test(text)) return text;
  for (const [index, pattern] of bareRanges.entries())
    if (pattern.test(text))
      return text.replace(pattern, (_all, low: string, word: string, high: string) =>
        index === 0
          ? // Thousands are paid for a year.
            `${currency} ${low}k ${word === 'et' || word === 'y' ? '–' : word} ${high}k / year`
          : `${currency} ${low} ${word} ${high}`,
      );
  const isPriced = /[€$£]|\b(?:EUR|USD|GBP|CHF|CAD|AUD|NZD|MXN)\b/u.test(text);
  return isPriced
    ? text
    : text.replace(bareYears, (_all, low: string, word: string, high: string) => `${currency} ${low}${word}${high}`);
}
