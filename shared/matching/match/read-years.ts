/** Matches the years of experience that a line asks for. */
const digits =
  /(?<![\d.,])(\d{1,2})\s?\+?\s?(?:(?:-|–|to|bis|à|a)\s?\d{1,2}\s?\+?\s?)?(?:full |or more |volle )?(?:years?|yrs?|jahren?|ans|années|años|anni|jaar|anos)(?![\p{L}])/iu;
const written =
  /\b(one|two|three|four|five|six|seven|eight|ten|ein|zwei|drei|fünf|trois|cinq|tres|cinco)\s(?:or more |full )?(?:years?|jahren?|ans|años)(?![\p{L}])/iu;
const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10 },
  ...{ ein: 1, zwei: 2, drei: 3, fünf: 5, trois: 3, cinq: 5, tres: 3, cinco: 5 },
};
/** Matches years with another meaning: of age, of the company, or of a contract. */
const notExperience =
  /years? (?:old|of age)|over \d+ years? (?:ago|we)|since \d{4}|for (?:over|more than) \d+ years?,? (?:we|our)|\b(?:we|our company|wir) (?:have|has|haben)\b|contract|befristet|warranty/i;
/** The maximum years of experience, so that `65 years of tradition` does not count. */
const most = 25;

/** The years of experience that a line asks for: the lower end of `3–5 years`. Undefined where it asks for none. */
export function yearsIn(line: string): number | undefined {
  if (notExperience.test(line)) return undefined;
  const figure = digits.exec(line)?.[1];
  const word = written.exec(line)?.[1]?.toLowerCase();
  const years = figure === undefined ? numbers[word ?? ''] : Number(figure);
  return years !== undefined && years > 0 && years <= most ? years : undefined;
}
