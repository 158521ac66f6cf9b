import { described } from '../common/parts.ts';
import type { FoundEducation, FoundSkills, FoundWork } from '../common/reading.ts';
import { customItem } from '../common/sections.ts';
import type { Source } from '../common/source.ts';
import { type DocumentProblem, isRecord } from '../../documents/parsing/read.ts';
import type { CustomItem } from '../../documents/resume-document.ts';
import { finderOf, isSame } from './kept.ts';
import {
  type OwnBasics,
  type OwnItem,
  type OwnSection,
  type OwnTerms,
  ownTerms,
  standardCategories,
  type StandardCategory,
} from './own-terms.ts';
import { writeBasics } from './write-basics.ts';
import { writeEducation, writeSkills, writeWork } from './write-blocks.ts';
import { writeItem } from './write-sections.ts';

/**
 * The content of `meta` in one of our own files. Each function returns undefined for an entry without a stored value.
 */
export interface OwnReading {
  /** The sections in the order of the résumé. */
  readonly sections: readonly OwnSection[];
  readonly basics: (source: Source) => OwnBasics | undefined;
  readonly work: (source: Source) => FoundWork | undefined;
  readonly education: (source: Source) => FoundEducation | undefined;
  readonly skills: (source: Source) => FoundSkills | undefined;
  readonly item: (category: StandardCategory, source: Source) => CustomItem | undefined;
}

/** The key of our data in `meta`. */
export const ownName = 'tessera';

function parseOwnTerms(root: Source): OwnTerms | undefined {
  const meta = root.given['meta'];
  const given = isRecord(meta) ? meta[ownName] : undefined;
  if (given === undefined) return undefined;
  const problems: DocumentProblem[] = [];
  const terms = ownTerms(given, '', problems);
  if (problems.length === 0) return terms;
  // The standard part has nearly the same content, so the file can still be used.
  root.leaveOut(`meta.${ownName}`, 'not-recognised', problems[0]?.path ?? '');
  return undefined;
}

/** Applies `make` to the result of `find`, if there is one. */
const then =
  <Given, Found, Made>(find: (given: Given) => Found | undefined, make: (found: Found) => Made) =>
  (given: Given): Made | undefined => {
    const found = find(given);
    return found === undefined ? undefined : make(found);
  };

/** Creates a custom item from a stored one. */
export const itemOf = (item: OwnItem, newId: () => string): CustomItem => customItem(item, newId);

/** Reads `meta.tessera`; a missing or invalid part finds nothing. */
export function readOwnTerms(root: Source, newId: () => string): OwnReading {
  const terms = parseOwnTerms(root);
  const uuid = () => ({ uuid: newId() });
  const items = new Map(
    standardCategories.map((category) => {
      const find = finderOf(terms?.items?.[category] ?? [], (item) => writeItem(category, item));
      return [category, then(find, (item) => itemOf(item, newId))];
    }),
  );
  return {
    sections: terms?.sections ?? [],
    basics: ({ given }) => (terms?.basics && isSame(writeBasics(terms.basics), given) ? terms.basics : undefined),
    work: then(finderOf(terms?.work ?? [], writeWork), (work) => ({
      ...uuid(),
      ...work,
      accomplishments: described(work.accomplishments),
    })),
    education: then(finderOf(terms?.education ?? [], writeEducation), (education) => ({
      ...uuid(),
      ...education,
      accomplishments: described(education.accomplishments),
      coursework: described(education.coursework),
    })),
    skills: then(finderOf(terms?.skills ?? [], writeSkills), ({ name, skills }) => ({
      ...uuid(),
      name,
      skills: skills.map((skill) =>
        skill.level === null ? { name: skill.name } : { name: skill.name, level: skill.level },
      ),
    })),
    item: (category, source) => items.get(category)?.(source),
  };
}
