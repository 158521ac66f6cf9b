import { isYearMonth, type ContactInfo, type ResumeEvents, type SkillLevel, type YearMonth } from '@shared/documents';
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

/** The profile as contact info; the e-mail address is '' as long as the profile has none. */
export function parseContact({ me }: Pick<BlocksAnswer, 'me'>): ContactInfo {
  const { firstName, lastName, email, phone, linkedin, address } = me.profile;
  const { addressOne, addressTwo, city, state, zip, country } = address;
  return {
    firstName,
    lastName,
    email: email ?? '',
    phone,
    linkedin,
    addressOne,
    addressTwo,
    city,
    state,
    zip,
    country,
  };
}
