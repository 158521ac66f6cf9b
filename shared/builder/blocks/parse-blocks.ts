import {
  type ApiPeriod,
  readPeriod,
  type EduVariant,
  type ResumeEvents,
  type SkillLevel,
  type SkillVariant,
  type WorkVariant,
} from '@shared/documents';
import type { BlocksAnswer } from './block-fields.ts';

const levels: readonly (SkillLevel | null)[] = [1, 2, 3, 4, 5];
const level = (value: number | null): SkillLevel | null => levels.find((each) => each === value) ?? null;

type Given<T> = { readonly [Key in keyof T]?: NonNullable<T[Key]> };

/** Drops null fields: a text that a variant does not have is taken from the event. */
const given = <T extends object>(texts: T): Given<T> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null)) as Given<T>;

type WorkAnswer = BlocksAnswer['workEvents'][number]['variants'][number];
type EduAnswer = BlocksAnswer['eduEvents'][number]['variants'][number];
type SkillAnswer = BlocksAnswer['skillEvents'][number]['variants'][number];

const workVariant = ({
  id,
  length,
  language,
  company,
  position,
  location,
  accomplishments,
}: WorkAnswer): WorkVariant => ({
  id,
  length,
  language,
  texts: given({ company, position, location, accomplishments }),
});

const eduVariant = ({ id, length, language, ...answer }: EduAnswer): EduVariant => {
  const { university, degree, major, minor, location, accomplishments, coursework } = answer;
  return {
    id,
    length,
    language,
    texts: given({ university, degree, major, minor, location, accomplishments, coursework }),
  };
};

const parseSkills = (
  skills: readonly { readonly id: string; readonly name: string; readonly level: number | null }[],
) => skills.map((skill) => ({ ...skill, level: level(skill.level) }));

const skillVariant = ({ id, length, language, name, skills }: SkillAnswer): SkillVariant => ({
  id,
  length,
  language,
  texts: given({ name, skills: skills && parseSkills(skills) }),
});

/** Replaces the dates of the API by those of a block. */
const withPeriod = <Event extends ApiPeriod>({ startPrecision, endPrecision, ...event }: Event) => ({
  ...event,
  ...readPeriod({ ...event, startPrecision, endPrecision }),
});

/** Converts the API's events to the types of shared/documents. */
export function parseEvents({
  workEvents,
  eduEvents,
  skillEvents,
}: Pick<BlocksAnswer, 'workEvents' | 'eduEvents' | 'skillEvents'>): ResumeEvents {
  return {
    work: workEvents.map((event) => ({ ...withPeriod(event), variants: event.variants.map(workVariant) })),
    education: eduEvents.map((event) => ({ ...withPeriod(event), variants: event.variants.map(eduVariant) })),
    skills: skillEvents.map((event) => ({
      ...event,
      skills: parseSkills(event.skills),
      variants: event.variants.map(skillVariant),
    })),
  };
}
