/** The languages in which months are known by name: those of the headings (pdf-resume/headings). */
const languages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'uk'] as const;

/** Spellings that the machine's own tables do not have. */
const others: Readonly<Record<string, number>> = { sept: 9, mrz: 3, mrt: 3, sierp: 8, wrzes: 9 };

/** `Février` → `fevrier`, `janv.` → `janv`. */
export const foldMonth = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '');

function namesOf(language: string, month: number): readonly string[] {
  const day = Date.UTC(2021, month - 1, 15);
  return (['long', 'short'] as const).flatMap((style) =>
    // Beside a day, Polish and Ukrainian put the name into the genitive: `15 stycznia`.
    [{}, { day: 'numeric' } as const].map((more) => {
      const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC', ...more });
      return format.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
    }),
  );
}

interface MonthNames {
  /** Folded by `foldMonth`, each with its number from 1 to 12. */
  readonly numbers: ReadonlyMap<string, number>;
  /** In small letters, with their accents and without, the longest first: for a pattern that looks for them in a text. */
  readonly spellings: readonly string[];
}

function collect(): MonthNames {
  const numbers = new Map<string, number>();
  const spellings = new Set<string>();
  const add = (name: string, month: number): void => {
    const written = name.toLowerCase().replaceAll('.', '');
    const folded = foldMonth(name);
    // `лют` is a month, `1` is none, and of two letters too much else begins with a capital.
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

/** The names and abbreviations of months that files use. */
export function monthNames(): MonthNames {
  known ??= collect();
  return known;
}
