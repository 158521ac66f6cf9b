import type { PartialDate } from '../../documents/events.ts';
import type { CustomItem } from '../../documents/resume-document.ts';
import { described, orNull } from '../common/parts.ts';
import type { ImportContent, ImportedEducation, ImportedSkills, ImportedWork } from '../common/reading.ts';
import { customItem } from '../common/sections.ts';

/** What an entry is: a job, a degree, a group of skills, or something else with a title and dates. */
export type EntryKind = 'work' | 'education' | 'skills' | 'other';

/** An entry of any kind in one form, in which it can be corrected and become another kind. */
export interface EntryFields {
  readonly kind: EntryKind;
  /** The position, the degree, the name of the group, or the title. */
  readonly title: string;
  /** The field of study; empty for other kinds. */
  readonly major: string;
  /** The second field of study; empty for other kinds. */
  readonly minor: string;
  /** The company, the school, or the subtitle. */
  readonly organization: string;
  readonly location: string;
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
  /** A web address as it was written; empty for skills. */
  readonly link: string;
  /** The accomplishments, or the skills of a group. */
  readonly texts: readonly string[];
  /** The courses of a degree; empty for other kinds. */
  readonly coursework: readonly string[];
}

/** The place of an entry in the content. */
export type EntryPlace =
  | { readonly kind: 'work'; readonly index: number }
  | { readonly kind: 'education'; readonly index: number }
  | { readonly kind: 'skills'; readonly index: number }
  | { readonly kind: 'other'; readonly section: number; readonly index: number };

/** Finds an entry by its key: the uuid of a block, or the id of an item. */
export function findEntry(content: ImportContent, key: string): EntryPlace | undefined {
  const work = content.work.findIndex(({ uuid }) => uuid === key);
  if (work >= 0) return { kind: 'work', index: work };
  const education = content.education.findIndex(({ uuid }) => uuid === key);
  if (education >= 0) return { kind: 'education', index: education };
  const skills = content.skills.findIndex(({ uuid }) => uuid === key);
  if (skills >= 0) return { kind: 'skills', index: skills };
  for (const [section, { items }] of content.sections.entries()) {
    const index = items.findIndex(({ id }) => id === key);
    if (index >= 0) return { kind: 'other', section, index };
  }
  return undefined;
}

const noDegree = { major: '', minor: '', coursework: [] } as const;

const texts = (list: readonly { readonly description: string }[]): readonly string[] =>
  list.map(({ description }) => description);

/** Returns an entry in the common form. Undefined if there is none with this key. */
export function entryFields(content: ImportContent, key: string): EntryFields | undefined {
  const place = findEntry(content, key);
  if (place?.kind === 'work') {
    const work = content.work[place.index];
    return (
      work && {
        ...{ ...noDegree, kind: 'work', title: work.position, organization: work.company },
        ...{ location: work.location ?? '', startDate: work.startDate, endDate: work.endDate },
        link: work.link ?? '',
        texts: texts(work.accomplishments),
      }
    );
  }
  if (place?.kind === 'education') {
    const education = content.education[place.index];
    return (
      education && {
        ...{ kind: 'education', title: education.degree ?? '', organization: education.university },
        ...{ major: education.major ?? '', minor: education.minor ?? '', link: education.link ?? '' },
        ...{ location: education.location ?? '', startDate: education.startDate, endDate: education.endDate },
        texts: texts(education.accomplishments),
        coursework: texts(education.coursework),
      }
    );
  }
  if (place?.kind === 'skills') {
    const group = content.skills[place.index];
    return (
      group && {
        ...{ ...noDegree, kind: 'skills', title: group.name, organization: '', location: '' },
        ...{ link: '', startDate: null, endDate: null },
        texts: group.skills.map(({ name }) => name),
      }
    );
  }
  const item = place && content.sections[place.section]?.items[place.index];
  return (
    item && {
      ...{ ...noDegree, kind: 'other', title: item.title, organization: item.subtitle },
      ...{ location: item.location, link: item.link, startDate: item.startDate, endDate: item.endDate },
      texts: [...(item.text === '' ? [] : [item.text]), ...item.points.map(({ text }) => text)],
    }
  );
}

/** The texts of an entry whose kind has no place for courses. */
const allTexts = (entry: EntryFields): readonly string[] => [...entry.texts, ...entry.coursework];

/** Makes a job of an entry. */
export const asWork = (entry: EntryFields, uuid: string): ImportedWork => ({
  uuid,
  position: entry.title,
  company: entry.organization,
  location: orNull(entry.location),
  link: orNull(entry.link),
  startDate: entry.startDate,
  endDate: entry.endDate,
  accomplishments: described(allTexts(entry)),
});

/** Makes a degree of an entry. */
export const asEducation = (entry: EntryFields, uuid: string): ImportedEducation => ({
  uuid,
  university: entry.organization,
  degree: orNull(entry.title),
  location: orNull(entry.location),
  major: orNull(entry.major),
  minor: orNull(entry.minor),
  link: orNull(entry.link),
  startDate: entry.startDate,
  endDate: entry.endDate,
  accomplishments: described(entry.texts),
  coursework: described(entry.coursework),
});

/** Makes a group of skills of an entry. Skills that `base` has with the same name keep their level. */
export const asSkills = (entry: EntryFields, uuid: string, base?: ImportedSkills): ImportedSkills => ({
  uuid,
  name: [entry.title, entry.organization].filter((part) => part !== '').join(', '),
  skills: allTexts(entry).map((name) => base?.skills.find((skill) => skill.name === name) ?? { name }),
});

/** Makes an item of an entry. Where `base` has a paragraph, the first text stays one. */
export function asItem(entry: EntryFields, id: string, newId: () => string, base?: CustomItem): CustomItem {
  const all = allTexts(entry);
  const hasText = base !== undefined && base.text !== '';
  const item = customItem(
    {
      title: [entry.title, entry.major, entry.minor].filter((part) => part !== '').join(', '),
      subtitle: entry.organization,
      ...{ location: entry.location, link: entry.link, startDate: entry.startDate, endDate: entry.endDate },
      text: hasText ? (all[0] ?? '') : '',
      points: hasText ? all.slice(1) : all,
    },
    newId,
  );
  return { ...item, id };
}
