/** The days of the week, as four languages write and shorten them. */
const languages = ['en', 'de', 'fr', 'es'] as const;
const shorter: Readonly<Record<string, number>> = { tues: 2, wednes: 3, weds: 3, thur: 4, thurs: 4, vend: 5, sam: 6 };

function namesOf(day: number): readonly string[] {
  const date = new Date(Date.UTC(2026, 1, 1 + day));
  return languages.flatMap((language) =>
    (['long', 'short'] as const).map((weekday) =>
      new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
        .format(date)
        .toLowerCase()
        .replaceAll('.', '')
        .trim(),
    ),
  );
}

/** The number of each name, Sunday being 0. Names of two letters are other words as well, and are left out. */
export const weekdayNumbers: ReadonlyMap<string, number> = new Map(
  [
    ...Array.from({ length: 7 }, (_, day) => namesOf(day).map((name) => [name, day] as const)).flat(),
    ...Object.entries(shorter),
  ].filter(([name]) => name.length > 2),
);

/** A pattern of all names, the longest first. */
export const weekdayPattern = [...weekdayNumbers.keys()].sort((one, other) => other.length - one.length).join('|');
