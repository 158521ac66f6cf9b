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
 * Normalizes a heading: `E X P E R I E N C E:` → `experience`. Accents are removed, because `FORMACION` is as common as
 * `FORMACIÓN`.
 */
function plain(text: string): string {
  const letters = /^(?:\p{L} )+\p{L}$/u.test(text.trim()) ? text.replace(/ /g, '') : text;
  return letters
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

/** The section that a heading introduces, if it is a known heading. */
export const knownHeading = (text: string): SectionKind | undefined =>
  text.length > 60 ? undefined : byWords.get(plain(text));
