import { documentWords } from '../../documents/document-words.ts';
import type { EduEvent, SkillEvent, WorkEvent } from '../../documents/events.ts';
import type { ImportedEducation, ImportedSkills, ImportedWork } from '../common/reading.ts';
import { Source } from '../common/source.ts';
import type { JsonRecord } from '../../documents/parsing/read-json.ts';
import { withoutEmpty, hasSameContent } from './lossless-meta.ts';
import type { MetaEducation, MetaSkills, MetaWork } from './tessera-meta.ts';
import { educationShape, readEducation, readSkills, readWork, skillShape, workShape } from './read-blocks.ts';
import { webAddress } from './web-address.ts';

const texts = (list: readonly { readonly description: string }[]): readonly string[] =>
  list.map(({ description }) => description);
const worthSaying = (list: readonly string[]): readonly string[] => list.filter((text) => text.trim() !== '');

/** The content of a work block without its ids. */
export const metaWork = (work: WorkEvent | ImportedWork): MetaWork => ({
  company: work.company,
  position: work.position,
  location: work.location,
  link: work.link,
  startDate: work.startDate,
  endDate: work.endDate,
  accomplishments: texts(work.accomplishments),
});

/** Writes a work block as an entry of `work`. */
export const writeWork = (work: MetaWork): JsonRecord =>
  withoutEmpty({
    name: work.company,
    position: work.position,
    location: work.location,
    url: webAddress(work.link),
    startDate: work.startDate,
    endDate: work.endDate,
    highlights: worthSaying(work.accomplishments),
  });

/** Whether reading the entry restores the work block unchanged. */
export const restoresWork = (work: MetaWork, written: JsonRecord): boolean =>
  hasSameContent(metaWork(readWork(new Source(written, '', [], workShape), () => '')), work);

/** The content of an education block without its ids. */
export const metaEducation = (education: EduEvent | ImportedEducation): MetaEducation => ({
  university: education.university,
  degree: education.degree,
  major: education.major,
  minor: education.minor,
  location: education.location,
  link: education.link,
  startDate: education.startDate,
  endDate: education.endDate,
  accomplishments: texts(education.accomplishments),
  coursework: texts(education.coursework),
});

/** The score that the reader made the first accomplishment: `Score: 3.9`. */
function scoreIn([first = '']: readonly string[]): string {
  const label = `${documentWords('en').score}: `;
  return first.startsWith(label) ? first.slice(label.length) : '';
}

/**
 * Writes an education block as an entry of `education`. JSON Resume has no field for location, minor, and
 * accomplishments other than the score, so these are in `meta`.
 */
export const writeEducation = (education: MetaEducation): JsonRecord =>
  withoutEmpty({
    score: scoreIn(education.accomplishments),
    institution: education.university,
    url: webAddress(education.link),
    area: education.major,
    studyType: education.degree,
    startDate: education.startDate,
    endDate: education.endDate,
    courses: worthSaying(education.coursework),
  });

/** Whether reading the entry restores the education block unchanged. */
export const restoresEducation = (education: MetaEducation, written: JsonRecord): boolean =>
  hasSameContent(metaEducation(readEducation(new Source(written, '', [], educationShape), () => '', 'en')), education);

/** The content of a group of skills without its ids. */
export const metaSkills = (
  group: Pick<SkillEvent, 'name' | 'skills'> | Pick<ImportedSkills, 'name' | 'skills'>,
): MetaSkills => ({
  name: group.name,
  skills: group.skills.map(({ name, level = null }) => ({ name, level })),
});

/**
 * Writes a group of skills as an entry of `skills`. JSON Resume has one level for a whole group, so ours are in `meta`.
 */
export const writeSkills = ({ name, skills }: MetaSkills): JsonRecord =>
  withoutEmpty({ name, keywords: worthSaying(skills.map((skill) => skill.name)) });

/** Whether reading these entries gives these groups of skills. */
export const gathers = (groups: readonly MetaSkills[], entries: readonly JsonRecord[]): boolean =>
  hasSameContent(
    readSkills(
      entries.map((entry) => new Source(entry, '', [], skillShape)),
      () => '',
      'en',
    ).map(metaSkills),
    groups,
  );

/** Whether reading the entry restores the group of skills unchanged. */
export function restoresSkills(group: MetaSkills, written: JsonRecord): boolean {
  const read = readSkills([new Source(written, '', [], skillShape)], () => '', 'en');
  // A group without skills would be read as a skill of the group that gathers skills without keywords.
  return group.skills.length > 0 && hasSameContent(read.map(metaSkills), [group]);
}
