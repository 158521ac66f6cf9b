/** Words for years and months in the languages of the headings, as résumés print how long a job lasted. */
const units = [
  ...['years?', 'yrs?', 'y', 'months?', 'mos?', 'mths?', 'm'],
  ...['jahre?n?', 'monate?n?', 'ans?', 'années?', 'mois', 'años?', 'mes(?:es)?', 'anos?', 'mês'],
  ...['ann[oi]', 'mes[ei]', 'jaar', 'maand(?:en)?', 'lat', 'lata', 'rok', 'miesiąc[ea]?', 'miesięcy'],
  ...['рік', 'роки', 'років', 'місяц(?:ь|і|ів)'],
].join('|');
const duration = new RegExp(
  `^\\(?(?:(?:less than|about) )?\\d+(?:[.,]\\d)?\\+? ?(?:${units})\\.?(?:,? (?:(?:and|und|et|y|e|en|i|та) )?\\d+ ?(?:${units})\\.?)?\\)?$`,
  'iu',
);

/** Whether a text says only how long something lasted: `2 years 7 months`, `1 Jahr`, `(3 mos)`. */
export const isDuration = (text: string): boolean => duration.test(text.trim());
