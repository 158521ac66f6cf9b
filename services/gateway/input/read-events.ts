import type { ParagraphKind, Skill, SkillLevel, YearMonth } from '../../../shared/documents/events.ts';
import { unknownVariablesIn } from '../../../shared/documents/letter-variables.ts';
import type { YearMonthReading } from '../../../shared/documents/year-month.ts';
import {
  type EduContent,
  newId,
  type ParagraphContent,
  type SkillContent,
  type WorkContent,
} from '../../database/schema/index.ts';
import { type AccomplishmentInput, readAccomplishments } from './read-accomplishments.ts';
import type { InputReader } from './reader.ts';

type Optional<T> = T | null | undefined;

interface DatesInput {
  readonly startDate?: Optional<YearMonthReading>;
  readonly endDate?: Optional<YearMonthReading>;
}

export interface WorkInput extends DatesInput {
  readonly uuid?: Optional<string>;
  readonly company: string;
  readonly position: string;
  readonly location?: Optional<string>;
  readonly link?: Optional<string>;
  readonly accomplishments?: Optional<readonly AccomplishmentInput[]>;
}

export interface EduInput extends DatesInput {
  readonly uuid?: Optional<string>;
  readonly university: string;
  readonly degree?: Optional<string>;
  readonly location?: Optional<string>;
  readonly link?: Optional<string>;
  readonly major?: Optional<string>;
  readonly minor?: Optional<string>;
  readonly accomplishments?: Optional<readonly AccomplishmentInput[]>;
  readonly coursework?: Optional<readonly AccomplishmentInput[]>;
}

export interface SkillGroupInput {
  readonly uuid?: Optional<string>;
  readonly name: string;
  readonly skills: readonly {
    readonly id?: Optional<string>;
    readonly name: string;
    readonly level?: Optional<number>;
  }[];
}

export interface ParagraphInput {
  readonly uuid?: Optional<string>;
  readonly title: string;
  readonly kind: ParagraphKind;
  readonly text: string;
}

/** A block as it is written: the name that it brings along, if any, and its content. */
export interface EventDraft<Content> {
  readonly uuid: string | null;
  readonly content: Content;
}

function readDates(reader: InputReader, input: DatesInput): Record<keyof DatesInput, YearMonth | null> {
  const startDate = reader.yearMonth('startDate', input.startDate);
  const endDate = reader.yearMonth('endDate', input.endDate);
  if (startDate && endDate && endDate < startDate) reader.refuse('endDate', 'Please choose an end after the start.');
  return { startDate, endDate };
}

export function readWorkInput(reader: InputReader, input: WorkInput): EventDraft<WorkContent> {
  return {
    uuid: reader.uuid('uuid', input.uuid),
    content: {
      company: reader.requiredLine('company', input.company, 'Please enter a company.'),
      position: reader.requiredLine('position', input.position, 'Please enter a position.'),
      location: reader.line('location', input.location),
      link: reader.link('link', input.link),
      ...readDates(reader, input),
      accomplishments: readAccomplishments(reader, 'accomplishments', input.accomplishments),
    },
  };
}

export function readEduInput(reader: InputReader, input: EduInput): EventDraft<EduContent> {
  return {
    uuid: reader.uuid('uuid', input.uuid),
    content: {
      university: reader.requiredLine('university', input.university, 'Please enter a school or university.'),
      degree: reader.line('degree', input.degree),
      location: reader.line('location', input.location),
      link: reader.link('link', input.link),
      major: reader.line('major', input.major),
      minor: reader.line('minor', input.minor),
      ...readDates(reader, input),
      accomplishments: readAccomplishments(reader, 'accomplishments', input.accomplishments),
      coursework: readAccomplishments(reader, 'coursework', input.coursework),
    },
  };
}

const isSkillLevel = (level: number): level is SkillLevel => Number.isInteger(level) && level >= 1 && level <= 5;

export function readSkillInput(reader: InputReader, input: SkillGroupInput): EventDraft<SkillContent> {
  const taken = new Set<string>();
  const skills = reader.entries('skills', input.skills).map((skill, index): Skill => {
    const at = reader.at(`skills[${index}]`);
    const wanted = at.uuid('id', skill.id);
    const id = wanted === null || taken.has(wanted) ? newId() : wanted;
    taken.add(id);
    const level = skill.level ?? null;
    const isLevel = level === null || isSkillLevel(level);
    if (!isLevel) at.refuse('level', 'Please choose a level from 1 to 5.');
    return { id, name: at.requiredLine('name', skill.name, 'Please enter a skill.'), level: isLevel ? level : null };
  });
  return {
    uuid: reader.uuid('uuid', input.uuid),
    content: { name: reader.requiredLine('name', input.name, 'Please enter a name for this group.'), skills },
  };
}

export function readParagraphInput(reader: InputReader, input: ParagraphInput): EventDraft<ParagraphContent> {
  const text = reader.requiredText('text', input.text, 'Please enter the paragraph.');
  for (const name of unknownVariablesIn(text)) reader.refuse('text', `There is no variable {{${name}}}.`);
  return {
    uuid: reader.uuid('uuid', input.uuid),
    content: {
      title: reader.requiredLine('title', input.title, 'Please enter a title.'),
      kind: input.kind,
      text,
    },
  };
}
