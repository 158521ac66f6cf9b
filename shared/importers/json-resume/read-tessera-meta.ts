import { described } from '../common/parts.ts';
import type { ImportedEducation, ImportedSkills, ImportedWork } from '../common/reading.ts';
import { customItem } from '../common/sections.ts';
import type { Source } from '../common/source.ts';
import { type DocumentProblem, isRecord } from '../../documents/parsing/read.ts';
import type { CustomItem } from '../../documents/resume-document.ts';
import { createMetaFinder, hasSameContent } from './lossless-meta.ts';
import {
  type MetaBasics,
  type MetaItem,
  type MetaSection,
  type TesseraMeta,
  tesseraMeta,
  standardCategories,
  type StandardCategory,
} from './tessera-meta.ts';
import { writeBasics } from './write-basics.ts';
import { writeEducation, writeSkills, writeWork } from './write-blocks.ts';
import { writeItem } from './write-sections.ts';

/**
 * The content of `meta` in one of our own files. Each function returns undefined for an entry without a stored value.
 */
export interface MetaReading {
  /** The sections in the order of the résumé. */
  readonly sections: readonly MetaSection[];
  readonly basics: (source: Source) => MetaBasics | undefined;
  readonly work: (source: Source) => ImportedWork | undefined;
  readonly education: (source: Source) => ImportedEducation | undefined;
  readonly skills: (source: Source) => ImportedSkills | undefined;
  readonly item: (category: StandardCategory, source: Source) => CustomItem | undefined;
}

/** The key of our data in `meta`. */
export const metaKey = 'tessera';

function parseTesseraMeta(root: Source): TesseraMeta | undefined {
  const meta = root.given['meta'];
  const given = isRecord(meta) ? meta[metaKey] : undefined;
  if (given === undefined) return undefined;
  const problems: DocumentProblem[] = [];
  const terms = tesseraMeta(given, '', problems);
  if (problems.length === 0) return terms;
  // The standard part has nearly the same content, so the file can still be used.
  root.leaveOut(`meta.${metaKey}`, 'not-recognised', problems[0]?.path ?? '');
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
export const itemOf = (item: MetaItem, newId: () => string): CustomItem => customItem(item, newId);

/** Reads `meta.tessera`; a missing or invalid part finds nothing. */
export function readTesseraMeta(root: Source, newId: () => string): MetaReading {
  const terms = parseTesseraMeta(root);
  const uuid = () => ({ uuid: newId() });
  const items = new Map(
    standardCategories.map((category) => {
      const find = createMetaFinder(terms?.items?.[category] ?? [], (item) => writeItem(category, item));
      return [category, then(find, (item) => itemOf(item, newId))];
    }),
  );
  return {
    sections: terms?.sections ?? [],
    basics: ({ given }) =>
      terms?.basics && hasSameContent(writeBasics(terms.basics), given) ? terms.basics : undefined,
    work: then(createMetaFinder(terms?.work ?? [], writeWork), (work) => ({
      ...uuid(),
      ...work,
      accomplishments: described(work.accomplishments),
    })),
    education: then(createMetaFinder(terms?.education ?? [], writeEducation), (education) => ({
      ...uuid(),
      ...education,
      accomplishments: described(education.accomplishments),
      coursework: described(education.coursework),
    })),
    skills: then(createMetaFinder(terms?.skills ?? [], writeSkills), ({ name, skills }) => ({
      ...uuid(),
      name,
      skills: skills.map((skill) =>
        skill.level === null ? { name: skill.name } : { name: skill.name, level: skill.level },
      ),
    })),
    item: (category, source) => items.get(category)?.(source),
  };
}
