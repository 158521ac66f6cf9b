import type { JsonRecord } from '../../documents/parsing/read-json.ts';
import type { ImportContent } from '../common/reading.ts';
import { recordsIn } from './origin.ts';
import { standardCategories } from './tessera-meta.ts';
import { readerOf } from './read-sections.ts';
import {
  gathers,
  metaEducation,
  metaSkills,
  metaWork,
  restoresEducation,
  restoresSkills,
  restoresWork,
} from './write-blocks.ts';
import { metaItem, restoresItem } from './write-sections.ts';

/** What was chosen for import, with the file's entries. */
type Chosen = Pick<ImportContent, 'work' | 'education' | 'skills' | 'sections' | 'origin'> & {
  readonly hasContact: boolean;
};

/**
 * Returns the entries of the file that the chosen content came from, so that nothing a person left out or corrected is
 * kept with the résumé. Undefined if there are none.
 */
export function selectOrigin({
  origin,
  work,
  education,
  skills,
  sections,
  hasContact,
}: Chosen): JsonRecord | undefined {
  if (origin === undefined) return undefined;
  const selected: Record<string, unknown> = {};
  const select = <Thing>(
    field: string,
    things: readonly Thing[],
    restores: (thing: Thing, entry: JsonRecord) => boolean,
  ): void => {
    const kept = recordsIn(origin, field).filter((entry) => things.some((thing) => restores(thing, entry)));
    if (kept.length > 0) selected[field] = kept;
  };
  if (hasContact && origin['basics'] !== undefined) selected['basics'] = origin['basics'];
  select('work', work.map(metaWork), restoresWork);
  select('education', education.map(metaEducation), restoresEducation);
  const groups = skills.map(metaSkills);
  const single = recordsIn(origin, 'skills').filter(({ keywords }) => keywords === undefined);
  const isGathered = groups.some((group) => gathers([group], single));
  select('skills', groups, (group, entry) => (single.includes(entry) ? isGathered : restoresSkills(group, entry)));
  for (const category of standardCategories) {
    const ofCategory = sections.filter((section) => section.category === category);
    select(
      readerOf(category).field,
      ofCategory.flatMap(({ items }) => items.map(metaItem)),
      (item, entry) => restoresItem(category, item, entry),
    );
  }
  return Object.keys(selected).length === 0 ? undefined : selected;
}
