import type { ResolvedResume, ResolvedSection } from '../../documents/compose/resolve-resume.ts';
import { joined } from '../../documents/compose/text.ts';
import { withoutEmpty, type JsonRecord, selectForMeta } from './lossless-meta.ts';
import {
  type MetaBasics,
  type MetaItem,
  type MetaSection,
  type TesseraMeta,
  standardCategories,
  type StandardCategory,
} from './tessera-meta.ts';
import { metaKey } from './read-tessera-meta.ts';
import { readerOf } from './read-sections.ts';
import { restoresBasics, writeBasics } from './write-basics.ts';
import {
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
  write: (thing: Thing) => JsonRecord,
  isGivenBack: (thing: Thing, written: JsonRecord) => boolean,
): Written<Thing> {
  return { records: things.map(write), kept: selectForMeta(things, write, isGivenBack) };
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
 * to `meta.tessera`, from which our own import restores it. The text ends with a line feed, and the same résumé always
 * gives the same bytes.
 */
export function writeJsonResume({ contact, headline, links, sections }: ResolvedResume): string {
  const own: MetaBasics = {
    contact,
    headline,
    summary: joined(
      ofKind(sections, 'summary').map(({ text }) => text),
      '\n',
    ),
    links: links.map(({ label, url }) => ({ label, url })),
  };
  const basics = writeBasics(own);
  const work = writeAll(
    ofKind(sections, 'work').flatMap(({ blocks }) => blocks.map(metaWork)),
    writeWork,
    restoresWork,
  );
  const education = writeAll(
    ofKind(sections, 'education').flatMap(({ blocks }) => blocks.map(metaEducation)),
    writeEducation,
    restoresEducation,
  );
  const skills = writeAll(
    ofKind(sections, 'skills').flatMap(({ blocks }) => blocks.map(metaSkills)),
    writeSkills,
    restoresSkills,
  );
  const custom = ofKind(sections, 'custom');
  const lists = standardCategories.map((category) => {
    const items = custom.filter((section) => section.category === category).flatMap((each) => each.items.map(metaItem));
    const written = writeAll(
      items,
      (item) => writeItem(category, item),
      (item, record) => restoresItem(category, item, record),
    );
    return { category, field: readerOf(category).field, ...written };
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
