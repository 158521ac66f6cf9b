import dutch from './headings/nl.json' with { type: 'json' };
import english from './headings/en.json' with { type: 'json' };
import french from './headings/fr.json' with { type: 'json' };
import german from './headings/de.json' with { type: 'json' };
import italian from './headings/it.json' with { type: 'json' };
import polish from './headings/pl.json' with { type: 'json' };
import portuguese from './headings/pt.json' with { type: 'json' };
import spanish from './headings/es.json' with { type: 'json' };
import ukrainian from './headings/uk.json' with { type: 'json' };
import type { CustomCategory, EventSectionKind } from '../../documents/resume-document.ts';

export type SectionKind = EventSectionKind | CustomCategory | 'summary' | 'contact';

/** The headings that résumés in one language use, in lowercase and with that language's spelling. */
export type HeadingTable = Readonly<Record<SectionKind, readonly string[]>>;

/**
 * The headings by language. If two languages use the same word for different sections, the earlier one is right more
 * often.
 */
const languages: readonly HeadingTable[] = [
  english,
  spanish,
  french,
  german,
  portuguese,
  italian,
  dutch,
  polish,
  ukrainian,
];

/**
 * Normalizes a heading: `FORMACIÓN:` → `formacion`. Accents are removed, because `FORMACION` is as common as
 * `FORMACIÓN`.
 */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}& ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const byWords: ReadonlyMap<string, SectionKind> = new Map(
  languages
    .toReversed()
    .flatMap((table) => Object.entries(table))
    .flatMap(([kind, names]) => names.map((name) => [plain(name), kind as SectionKind] as const)),
);

/** The headings without the spaces between their words. */
const byLetters: ReadonlyMap<string, SectionKind> = new Map(
  [...byWords].toReversed().map(([words, kind]) => [words.replaceAll(' ', ''), kind] as const),
);

/** Whether letters are spaced out: `W O R K E X P E R I E N C E`, or `S U M M A RY`, where a pair is set closer. */
function isSpacedOut(text: string): boolean {
  const parts = text.trim().split(' ');
  return (
    parts.length > 3 &&
    parts.every((part) => part.length < 3) &&
    parts.filter((part) => part.length === 1).length > parts.length / 2
  );
}

/** The section that a heading introduces, if it is a known heading. */
export function knownHeading(text: string): SectionKind | undefined {
  if (text.length > 60) return undefined;
  return byWords.get(plain(text)) ?? (isSpacedOut(text) ? byLetters.get(plain(text).replaceAll(' ', '')) : undefined);
}
