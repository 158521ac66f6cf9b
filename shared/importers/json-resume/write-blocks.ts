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

export const ownWork = (work: WorkEvent | FoundWork): OwnWork => ({
  company: work.company,
  position: work.position,
  location: work.location,
  link: work.link,
  startDate: work.startDate,
  endDate: work.endDate,
  accomplishments: texts(work.accomplishments),
});

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

export const givesWorkBack = (work: OwnWork, written: JsonRecord): boolean =>
  isSame(ownWork(readWork(new Source(written, '', [], workShape), () => '')), work);

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

/** Accomplishments have no place there: they are in `meta`, as are place and minor. */
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

export const givesEducationBack = (education: OwnEducation, written: JsonRecord): boolean =>
  isSame(ownEducation(readEducation(new Source(written, '', [], educationShape), () => '', 'en')), education);

export const ownSkills = (
  group: Pick<SkillEvent, 'name' | 'skills'> | Pick<FoundSkills, 'name' | 'skills'>,
): OwnSkills => ({
  name: group.name,
  skills: group.skills.map(({ name, level = null }) => ({ name, level })),
});

/** A level belongs to the whole group there, so ours are in `meta`. */
export const writeSkills = ({ name, skills }: OwnSkills): JsonRecord =>
  filled({ name, keywords: worthSaying(skills.map((skill) => skill.name)) });

export function givesSkillsBack(group: OwnSkills, written: JsonRecord): boolean {
  const read = readSkills([new Source(written, '', [], skillShape)], () => '', 'en');
  // A group without skills is read as a skill of a group that all such are gathered in.
  return group.skills.length > 0 && isSame(read.map(ownSkills), [group]);
}
