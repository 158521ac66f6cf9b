/** Returns the month names in `language`, long and short, folded for comparison. */
function monthNames(language: string): readonly (readonly string[])[] {
  return Array.from({ length: 12 }, (_, month) =>
    (['long', 'short'] as const).map((style) =>
      fold(new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(Date.UTC(2021, month, 15))),
    ),
  );
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase();

const written = (year: string, month: number): string | undefined =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : undefined;

/**
 * Reads `2021-03`, `2021/3`, `3/2021`, `03.2021`, `Mar 2021`, or `March 2021` as `YYYY-MM`, and `2021` as the year
 * that it is. Returns undefined for anything else; the text then stays unchanged and the form's rule reports it.
 */
export function readPartialDate(text: string, language: string): string | undefined {
  const trimmed = text.trim();
  if (/^\d{4}$/.test(trimmed)) return trimmed;
  const yearFirst = /^(\d{4})\s*[-/.]\s*(\d{1,2})$/.exec(trimmed);
  if (yearFirst) return written(yearFirst[1] ?? '', Number(yearFirst[2]));
  const monthFirst = /^(\d{1,2})\s*[-/.]\s*(\d{4})$/.exec(trimmed);
  if (monthFirst) return written(monthFirst[2] ?? '', Number(monthFirst[1]));
  const named = /^(\D+)(\d{4})$/.exec(trimmed);
  if (!named) return undefined;
  const name = fold(named[1] ?? '')
    .replaceAll(',', ' ')
    .trim();
  if (name.length < 3) return undefined;
  for (const tag of new Set([language, 'en'])) {
    const month = monthNames(tag).findIndex((names) => names.some((known) => known === name || known.startsWith(name)));
    if (month >= 0) return written(named[2] ?? '', month + 1);
  }
  return undefined;
}
