/** The languages in which the names of months are recognized: those of the headings (pdf-resume/headings). */
const languages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'uk'] as const;

/** Spellings that the runtime's locale data does not have. */
const others: Readonly<Record<string, number>> = {
  sept: 9,
  mrz: 3,
  mrt: 3,
  sierp: 8,
  wrzes: 9,
  jänner: 1,
  feber: 2,
  maerz: 3,
  setiembre: 9,
};

/** Folds a name of a month: `Février` → `fevrier`, `janv.` → `janv`. */
export const foldMonth = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '');

function namesOf(language: string, month: number): readonly string[] {
  const day = Date.UTC(2021, month - 1, 15);
  return (['long', 'short'] as const).flatMap((style) =>
    // Next to a day, Polish and Ukrainian put the name into the genitive: `15 stycznia`.
    [{}, { day: 'numeric' } as const].map((more) => {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC', ...more });
      return format.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
    }),
  );
}

interface MonthNames {
  /** Names folded by `foldMonth`, each with its number from 1 to 12. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Spellings in lowercase, with and without accents, the longest first, for a pattern that finds them in a text. */
  readonly spellings: readonly string[];
}

function collect(): MonthNames {
  const numbers = new Map<string, number>();
  const spellings = new Set<string>();
  const add = (name: string, month: number): void => {
    const written = name.toLowerCase().replaceAll('.', '');
    const folded = foldMonth(name);
    // `лют` is a month and `1` is not, and too many other words start with the same two letters.
    if (!/^\p{L}{3,}$/u.test(folded)) return;
    if (!numbers.has(folded)) numbers.set(folded, month);
    spellings.add(written).add(folded);
  };
  for (let month = 1; month <= 12; month += 1)
    for (const language of languages) for (const name of namesOf(language, month)) add(name, month);
  for (const [name, month] of Object.entries(others)) add(name, month);
  return { numbers, spellings: [...spellings].sort((one, other) => other.length - one.length) };
}

let known: MonthNames | undefined;

/** Returns the names and abbreviations of months that files use; collected once. */
export function monthNames(): MonthNames {
  known ??= collect();
  return known;
}
