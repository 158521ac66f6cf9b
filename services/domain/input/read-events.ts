import type {
  EduVariant,
  ParagraphKind,
  ParagraphVariant,
  Skill,
  SkillLevel,
  SkillVariant,
  WorkVariant,
  PartialDate,
} from '../../../shared/documents/events.ts';
import { unknownVariablesIn } from '../../../shared/documents/letter-variables.ts';
import { type DatePrecision, endsBefore, withPrecision } from '../../../shared/documents/partial-date.ts';
import type { YearMonthReading } from '../../../shared/documents/year-month.ts';
import {
  type EduContent,
  newId,
  type ParagraphContent,
  type SkillContent,
  type WorkContent,
} from '../../platform/database/schema/index.ts';
import { type AccomplishmentInput, readAccomplishments } from './read-accomplishments.ts';
import { withoutNulls, readVariants, type VariantInput } from './read-variants.ts';
import type { InputReader } from './reader.ts';

type Optional<T> = T | null | undefined;

interface DatesInput {
  readonly startDate?: Optional<YearMonthReading>;
  readonly startPrecision?: Optional<DatePrecision>;
  readonly endDate?: Optional<YearMonthReading>;
  readonly endPrecision?: Optional<DatePrecision>;
}

export interface WorkInput extends DatesInput {
  readonly uuid?: Optional<string>;
  readonly company: string;
  readonly position: string;
  readonly location?: Optional<string>;
  readonly link?: Optional<string>;
  readonly accomplishments?: Optional<readonly AccomplishmentInput[]>;
  readonly variants?: Optional<readonly WorkVariantInput[]>;
}
export interface WorkVariantInput extends VariantInput {
  readonly company?: Optional<string>;
  readonly position?: Optional<string>;
  readonly location?: Optional<string>;
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
  readonly variants?: Optional<readonly EduVariantInput[]>;
}
export interface EduVariantInput extends VariantInput {
  readonly university?: Optional<string>;
  readonly degree?: Optional<string>;
  readonly location?: Optional<string>;
  readonly major?: Optional<string>;
  readonly minor?: Optional<string>;
  readonly accomplishments?: Optional<readonly AccomplishmentInput[]>;
  readonly coursework?: Optional<readonly AccomplishmentInput[]>;
}

interface SkillInput {
  readonly id?: Optional<string>;
  readonly name: string;
  readonly level?: Optional<number>;
}
export interface SkillGroupInput {
  readonly uuid?: Optional<string>;
  readonly name: string;
  readonly skills: readonly SkillInput[];
  readonly variants?: Optional<readonly SkillVariantInput[]>;
}
export interface SkillVariantInput extends VariantInput {
  readonly name?: Optional<string>;
  readonly skills?: Optional<readonly SkillInput[]>;
}

export interface ParagraphInput {
  readonly uuid?: Optional<string>;
  readonly title: string;
  readonly kind: ParagraphKind;
  readonly text: string;
  readonly variants?: Optional<readonly (VariantInput & { readonly text?: Optional<string> })[]>;
}

/** A new block: its own uuid, if any, and its content. */
export interface EventDraft<Content> {
  readonly uuid: string | null;
  readonly content: Content;
}

function readDates(reader: InputReader, input: DatesInput): Record<'startDate' | 'endDate', PartialDate | null> {
  const startDate = withPrecision(reader.yearMonth('startDate', input.startDate), input.startPrecision);
  const endDate = withPrecision(reader.yearMonth('endDate', input.endDate), input.endPrecision);
  if (startDate && endDate && endsBefore(endDate, startDate))
    reader.refuse('endDate', 'Please choose an end date after the start date.');
  return { startDate, endDate };
}

/**
 * Reads entries of a variant. Their ids are distinct from all others of the block, because clients cache entries by id.
 */
const readVariantEntries = (
  reader: InputReader,
  path: string,
  list: Optional<readonly AccomplishmentInput[]>,
  usedIds: Set<string>,
) => (list ? readAccomplishments(reader, path, list, usedIds) : null);

/** Reads a work block. */
export function readWorkInput(reader: InputReader, input: WorkInput): EventDraft<WorkContent> {
  const usedIds = new Set<string>();
  return {
    uuid: reader.uuid('uuid', input.uuid),
    content: {
      company: reader.requiredLine('company', input.company, 'Please enter a company.'),
      position: reader.requiredLine('position', input.position, 'Please enter a position.'),
      location: reader.line('location', input.location),
      link: reader.link('link', input.link),
      ...readDates(reader, input),
      accomplishments: readAccomplishments(reader, 'accomplishments', input.accomplishments, usedIds),
      ...readVariants<WorkVariantInput, WorkVariant>(reader, input.variants, (at, variant) =>
        withoutNulls<WorkVariant['texts']>({
          company: at.line('company', variant.company),
          position: at.line('position', variant.position),
          location: at.line('location', variant.location),
          accomplishments: readVariantEntries(at, 'accomplishments', variant.accomplishments, usedIds),
        }),
      ),
    },
  };
}

/** Reads an education block. */
export function readEduInput(reader: InputReader, input: EduInput): EventDraft<EduContent> {
  const usedIds = new Set<string>();
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
      accomplishments: readAccomplishments(reader, 'accomplishments', input.accomplishments, usedIds),
      coursework: readAccomplishments(reader, 'coursework', input.coursework, usedIds),
      ...readVariants<EduVariantInput, EduVariant>(reader, input.variants, (at, variant) =>
        withoutNulls<EduVariant['texts']>({
          university: at.line('university', variant.university),
          degree: at.line('degree', variant.degree),
          location: at.line('location', variant.location),
          major: at.line('major', variant.major),
          minor: at.line('minor', variant.minor),
          accomplishments: readVariantEntries(at, 'accomplishments', variant.accomplishments, usedIds),
          coursework: readVariantEntries(at, 'coursework', variant.coursework, usedIds),
        }),
      ),
    },
  };
}

const isSkillLevel = (level: number): level is SkillLevel => Number.isInteger(level) && level >= 1 && level <= 5;

function readSkills(reader: InputReader, inputs: readonly SkillInput[], usedIds: Set<string>): readonly Skill[] {
  return reader.entries('skills', inputs).map((skill, index): Skill => {
    const at = reader.at(`skills[${index}]`);
    const requestedId = at.uuid('id', skill.id);
    const id = requestedId === null || usedIds.has(requestedId) ? newId() : requestedId;
    usedIds.add(id);
    const level = skill.level ?? null;
    const isLevel = level === null || isSkillLevel(level);
    if (!isLevel) at.refuse('level', 'Please choose a level from 1 to 5.');
    return { id, name: at.requiredLine('name', skill.name, 'Please enter a skill.'), level: isLevel ? level : null };
  });
}

/** Reads a block of skills. */
export function readSkillInput(reader: InputReader, input: SkillGroupInput): EventDraft<SkillContent> {
  const usedIds = new Set<string>();
  const skills = readSkills(reader, input.skills, usedIds);
  return {
    uuid: reader.uuid('uuid', input.uuid),
    content: {
      name: reader.requiredLine('name', input.name, 'Please enter a name for this group.'),
      skills,
      ...readVariants<SkillVariantInput, SkillVariant>(reader, input.variants, (at, variant) =>
        withoutNulls<SkillVariant['texts']>({
          name: at.line('name', variant.name),
          skills: variant.skills ? readSkills(at, variant.skills, usedIds) : null,
        }),
      ),
    },
  };
}

function readLetterText(reader: InputReader, value: string): string {
  const text = reader.requiredText('text', value, 'Please enter the paragraph.');
  for (const name of unknownVariablesIn(text)) reader.refuse('text', `Unknown variable {{${name}}}.`);
  return text;
}

/** Reads a paragraph block. An unknown variable in its text is a problem. */
export function readParagraphInput(reader: InputReader, input: ParagraphInput): EventDraft<ParagraphContent> {
  const text = readLetterText(reader, input.text);
  return {
    uuid: reader.uuid('uuid', input.uuid),
    content: {
      title: reader.requiredLine('title', input.title, 'Please enter a title.'),
      kind: input.kind,
      text,
      ...readVariants<VariantInput & { readonly text?: Optional<string> }, ParagraphVariant>(
        reader,
        input.variants,
        (at, variant) =>
          withoutNulls<ParagraphVariant['texts']>({ text: variant.text ? readLetterText(at, variant.text) : null }),
      ),
    },
  };
}
