import type { EduEvent, SkillEvent, WorkEvent } from '../../documents/events.ts';
import type { FoundEducation, FoundSkills, FoundWork } from '../common/reading.ts';
import { Source } from '../common/source.ts';
import { filled, isSame, type JsonRecord } from './kept.ts';
import type { OwnEducation, OwnSkills, OwnWork } from './own-terms.ts';
import { educationShape, readEducation, readSkills, readWork, skillShape, workShape } from './read-blocks.ts';
import { webAddress } from './web-address.ts';

const texts = (list: readonly { readonly description: string }[]): readonly string[] =>
  list.map(({ description }) => description);
const worthSaying = (list: readonly string[]): readonly string[] => list.filter((text) => text.trim() !== '');

/** The content of a work block without its ids. */
export const ownWork = (work: WorkEvent | FoundWork): OwnWork => ({
  company: work.company,
  position: work.position,
  location: work.location,
  link: work.link,
  startDate: work.startDate,
  endDate: work.endDate,
  accomplishments: texts(work.accomplishments),
});

/** Writes a work block as an entry of `work`. */
export const writeWork = (work: OwnWork): JsonRecord =>
  filled({
    name: work.company,
    position: work.position,
    location: work.location,
    url: webAddress(work.link),
    startDate: work.startDate,
    endDate: work.endDate,
    highlights: worthSaying(work.accomplishments),
  });

/** Whether reading the entry restores the work block unchanged. */
export const givesWorkBack = (work: OwnWork, written: JsonRecord): boolean =>
  isSame(ownWork(readWork(new Source(written, '', [], workShape), () => '')), work);

/** The content of an education block without its ids. */
export const ownEducation = (education: EduEvent | FoundEducation): OwnEducation => ({
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

/**
 * Writes an education block as an entry of `education`. JSON Resume has no field for accomplishments, location, and
 * minor, so these are in `meta`.
 */
export const writeEducation = (education: OwnEducation): JsonRecord =>
  filled({
    institution: education.university,
    url: webAddress(education.link),
    area: education.major,
    studyType: education.degree,
    startDate: education.startDate,
    endDate: education.endDate,
    courses: worthSaying(education.coursework),
  });

/** Whether reading the entry restores the education block unchanged. */
export const givesEducationBack = (education: OwnEducation, written: JsonRecord): boolean =>
  isSame(ownEducation(readEducation(new Source(written, '', [], educationShape), () => '', 'en')), education);

/** The content of a group of skills without its ids. */
export const ownSkills = (
  group: Pick<SkillEvent, 'name' | 'skills'> | Pick<FoundSkills, 'name' | 'skills'>,
): OwnSkills => ({
  name: group.name,
  skills: group.skills.map(({ name, level = null }) => ({ name, level })),
});

/**
 * Writes a group of skills as an entry of `skills`. JSON Resume has one level for a whole group, so ours are in `meta`.
 */
export const writeSkills = ({ name, skills }: OwnSkills): JsonRecord =>
  filled({ name, keywords: worthSaying(skills.map((skill) => skill.name)) });

/** Whether reading the entry restores the group of skills unchanged. */
export function givesSkillsBack(group: OwnSkills, written: JsonRecord): boolean {
  const read = readSkills([new Source(written, '', [], skillShape)], () => '', 'en');
  // A group without skills would be read as a skill of the group that gathers skills without keywords.
  return group.skills.length > 0 && isSame(read.map(ownSkills), [group]);
}
