import type { ResolvedResume, ResolvedSection } from '../../documents/compose/resolve-resume.ts';
import { joined } from '../../documents/compose/text.ts';
import type { JsonRecord } from '../../documents/parsing/read-json.ts';
import { withoutEmpty, selectForMeta } from './lossless-meta.ts';
import {
  type MetaBasics,
  type MetaItem,
  type MetaSection,
  type MetaSkills,
  type TesseraMeta,
  standardCategories,
  type StandardCategory,
} from './tessera-meta.ts';
import { metaKey } from './read-tessera-meta.ts';
import { matchOrigin, originBasics, originEntries } from './origin.ts';
import { readerOf } from './read-sections.ts';
import { restoresBasics, withOrigin, writeBasics } from './write-basics.ts';
import {
  gathers,
  restoresEducation,
  restoresSkills,
  restoresWork,
  metaEducation,
  metaSkills,
  metaWork,
  writeEducation,
  writeSkills,
  writeWork,
} from './write-blocks.ts';
import { restoresItem, metaItem, writeItem } from './write-sections.ts';

const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

type Of<Kind extends ResolvedSection['kind']> = Extract<ResolvedSection, { readonly kind: Kind }>;
const ofKind = <Kind extends ResolvedSection['kind']>(
  sections: readonly ResolvedSection[],
  kind: Kind,
): readonly Of<Kind>[] => sections.filter((section): section is Of<Kind> => section.kind === kind);

/** A list of the file, with the content of its entries that the list cannot hold. */
interface Written<Thing> {
  readonly records: readonly JsonRecord[];
  readonly kept: readonly Thing[];
}

function writeAll<Thing>(
  things: readonly Thing[],
  entries: readonly JsonRecord[],
  write: (thing: Thing) => JsonRecord,
  restores: (thing: Thing, written: JsonRecord) => boolean,
): Written<Thing> {
  const found = matchOrigin(things, entries, write, restores);
  const ours = things.filter((_thing, index) => found[index] === undefined);
  return {
    records: things.map((thing, index) => found[index] ?? write(thing)),
    kept: selectForMeta(ours, write, restores),
  };
}

/** Writes groups of skills. The group that gathers the file's skills without keywords becomes these again. */
function writeSkillGroups(groups: readonly MetaSkills[], entries: readonly JsonRecord[]): Written<MetaSkills> {
  if (groups.length > 0 && gathers(groups, entries)) return { records: entries, kept: [] };
  const single = entries.filter(({ keywords }) => keywords === undefined);
  const index = single.length === 0 ? -1 : groups.findIndex((group) => gathers([group], single));
  const others = entries.filter((entry) => !single.includes(entry));
  if (index === -1) return writeAll(groups, others, writeSkills, restoresSkills);
  const before = writeAll(groups.slice(0, index), others, writeSkills, restoresSkills);
  const after = writeAll(
    groups.slice(index + 1),
    others.filter((entry) => !before.records.includes(entry)),
    writeSkills,
    restoresSkills,
  );
  return { records: [...before.records, ...single, ...after.records], kept: [...before.kept, ...after.kept] };
}

function placeOf(section: ResolvedSection): MetaSection {
  const { title } = section;
  if (section.kind !== 'custom') return { kind: section.kind, title };
  const { category, items } = section;
  return category === 'other'
    ? { kind: category, title, items: items.map(metaItem) }
    : { kind: category, title, count: items.length };
}

/**
 * Writes what a résumé shows as JSON Resume 1.0.0, valid against its schema. Content without a field in the schema goes
 * to `meta.tessera`, from which our own import restores it; entries of the file that the résumé was imported from are
 * written as they were (origin.ts). The text ends with a line feed, and the same résumé always
 * gives the same bytes.
 */
export function writeJsonResume({ contact, headline, links, sections, origin }: ResolvedResume): string {
  const own: MetaBasics = {
    contact,
    headline,
    summary: joined(
      ofKind(sections, 'summary').map(({ text }) => text),
      '\n',
    ),
    links: links.map(({ label, url }) => ({ label, url })),
  };
  const basics = withOrigin(own, writeBasics(own), originBasics(origin));
  const work = writeAll(
    ofKind(sections, 'work').flatMap(({ blocks }) => blocks.map(metaWork)),
    originEntries(origin, 'work'),
    writeWork,
    restoresWork,
  );
  const education = writeAll(
    ofKind(sections, 'education').flatMap(({ blocks }) => blocks.map(metaEducation)),
    originEntries(origin, 'education'),
    writeEducation,
    restoresEducation,
  );
  const skills = writeSkillGroups(
    ofKind(sections, 'skills').flatMap(({ blocks }) => blocks.map(metaSkills)),
    originEntries(origin, 'skills'),
  );
  const custom = ofKind(sections, 'custom');
  const lists = standardCategories.map((category) => {
    const items = custom.filter((section) => section.category === category).flatMap((each) => each.items.map(metaItem));
    const { field } = readerOf(category);
    const written = writeAll(
      items,
      originEntries(origin, field),
      (item) => writeItem(category, item),
      (item, record) => restoresItem(category, item, record),
    );
    return { category, field, ...written };
  });
  const keptItems: Partial<Record<StandardCategory, readonly MetaItem[]>> = Object.fromEntries(
    lists.filter(({ kept }) => kept.length > 0).map(({ category, kept }) => [category, kept]),
  );
  const terms: TesseraMeta = {
    version: 1,
    sections: sections.map(placeOf),
    ...(!restoresBasics(own, basics) && { basics: own }),
    ...(work.kept.length > 0 && { work: work.kept }),
    ...(education.kept.length > 0 && { education: education.kept }),
    ...(skills.kept.length > 0 && { skills: skills.kept }),
    ...(Object.keys(keptItems).length > 0 && { items: keptItems }),
  };
  const file = {
    $schema: schema,
    ...withoutEmpty({
      basics: Object.keys(basics).length === 0 ? null : basics,
      work: work.records,
      education: education.records,
      skills: skills.records,
    }),
    ...withoutEmpty(Object.fromEntries(lists.map(({ field, records }) => [field, records]))),
    meta: { version: 'v1.0.0', [metaKey]: terms },
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
