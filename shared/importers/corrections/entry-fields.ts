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
  /** The company, the school, or the subtitle. */
  readonly organization: string;
  readonly location: string;
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
  /** The accomplishments, or the skills of a group. */
  readonly texts: readonly string[];
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

const texts = (list: readonly { readonly description: string }[]): readonly string[] =>
  list.map(({ description }) => description);

/** Returns an entry in the common form. Undefined if there is none with this key. */
export function entryFields(content: ImportContent, key: string): EntryFields | undefined {
  const place = findEntry(content, key);
  if (place?.kind === 'work') {
    const work = content.work[place.index];
    return (
      work && {
        ...{ kind: 'work', title: work.position, major: '', organization: work.company },
        ...{ location: work.location ?? '', startDate: work.startDate, endDate: work.endDate },
        texts: texts(work.accomplishments),
      }
    );
  }
  if (place?.kind === 'education') {
    const education = content.education[place.index];
    return (
      education && {
        ...{ kind: 'education', title: education.degree ?? '', major: education.major ?? '' },
        organization: education.university,
        ...{ location: education.location ?? '', startDate: education.startDate, endDate: education.endDate },
        texts: texts(education.accomplishments),
      }
    );
  }
  if (place?.kind === 'skills') {
    const group = content.skills[place.index];
    return (
      group && {
        ...{ kind: 'skills', title: group.name, major: '', organization: '', location: '' },
        ...{ startDate: null, endDate: null },
        texts: group.skills.map(({ name }) => name),
      }
    );
  }
  const item = place && content.sections[place.section]?.items[place.index];
  return (
    item && {
      ...{ kind: 'other', title: item.title, major: '', organization: item.subtitle },
      ...{ location: item.location, startDate: item.startDate, endDate: item.endDate },
      texts: [...(item.text === '' ? [] : [item.text]), ...item.points.map(({ text }) => text)],
    }
  );
}

/** Makes a job of an entry. `base` keeps what the common form does not have. */
export const asWork = (entry: EntryFields, uuid: string, base?: ImportedWork): ImportedWork => ({
  uuid,
  position: entry.title,
  company: entry.organization,
  location: orNull(entry.location),
  link: base?.link ?? null,
  startDate: entry.startDate,
  endDate: entry.endDate,
  accomplishments: described(entry.texts),
});

/** Makes a degree of an entry. `base` keeps what the common form does not have. */
export const asEducation = (entry: EntryFields, uuid: string, base?: ImportedEducation): ImportedEducation => ({
  uuid,
  university: entry.organization,
  degree: orNull(entry.title),
  location: orNull(entry.location),
  major: orNull(entry.major),
  minor: base?.minor ?? null,
  link: base?.link ?? null,
  startDate: entry.startDate,
  endDate: entry.endDate,
  accomplishments: described(entry.texts),
  coursework: base?.coursework ?? [],
});

/** Makes a group of skills of an entry. Skills that `base` has with the same name keep their level. */
export const asSkills = (entry: EntryFields, uuid: string, base?: ImportedSkills): ImportedSkills => ({
  uuid,
  name: [entry.title, entry.organization].filter((part) => part !== '').join(', '),
  skills: entry.texts.map((name) => base?.skills.find((skill) => skill.name === name) ?? { name }),
});

/** Makes an item of an entry. */
export const asItem = (entry: EntryFields, id: string, newId: () => string): CustomItem => ({
  ...customItem(
    {
      title: [entry.title, entry.major].filter((part) => part !== '').join(', '),
      subtitle: entry.organization,
      ...{ location: entry.location, startDate: entry.startDate, endDate: entry.endDate },
      points: entry.texts,
    },
    newId,
  ),
  id,
});
