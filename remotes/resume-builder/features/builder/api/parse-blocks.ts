import { isYearMonth, type ResumeEvents, type SkillLevel, type YearMonth } from '@shared/documents';
import type { BlocksAnswer } from './block-fields.ts';

const month = (value: string | null): YearMonth | null => (isYearMonth(value) ? value : null);
const levels: readonly (SkillLevel | null)[] = [1, 2, 3, 4, 5];
const level = (value: number | null): SkillLevel | null => levels.find((each) => each === value) ?? null;

/** The gateway's blocks in the terms of shared/documents. */
export function parseEvents({
  workEvents,
  eduEvents,
  skillEvents,
}: Pick<BlocksAnswer, 'workEvents' | 'eduEvents' | 'skillEvents'>): ResumeEvents {
  const dates = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) => ({
    startDate: month(startDate),
    endDate: month(endDate),
  });
  return {
    work: workEvents.map((event) => ({ ...event, ...dates(event) })),
    education: eduEvents.map((event) => ({ ...event, ...dates(event) })),
    skills: skillEvents.map((event) => ({
      ...event,
      skills: event.skills.map((skill) => ({ ...skill, level: level(skill.level) })),
    })),
  };
}
