/**
 * A deleted block exactly as it was stored, so that it can be restored: with its id, to which résumés refer, its
 * version, from which open forms started, and what a partner sent last. It travels through the client, so all of it is
 * validated like any other input.
 */
import { validate } from 'uuid';
import { eventLimits } from '../../../shared/documents/event-limits.ts';
import {
  type Accomplishment,
  type EduVariant,
  paragraphKinds,
  type ParagraphVariant,
  type Skill,
  type SkillLevel,
  type SkillVariant,
  type WorkVariant,
} from '../../../shared/documents/events.ts';
import {
  type DocumentProblem,
  fields,
  line,
  list,
  nullable,
  oneOf,
  partialDate,
  type Read,
  text,
  withOptional,
} from '../../../shared/documents/parsing/read.ts';
import { canonicalLanguage } from '../../../shared/documents/variants/language.ts';
import { type Variant, variantLengths } from '../../../shared/documents/variants/variant.ts';
import { parseWebLink, withoutScheme } from '../../../shared/documents/text/web-link.ts';
import {
  type EduContent,
  type EventContent,
  type EventKind,
  eventKinds,
  type EventRow,
  type ParagraphContent,
  type SkillContent,
  type WorkContent,
} from '../../platform/database/schema/index.ts';

export interface EventCopy extends Pick<EventRow, 'id' | 'uuid' | 'kind' | 'version' | 'content' | 'synced'> {
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Copies a row to the form that clients keep, in order to be able to restore it. */
export const copyOf = ({ id, uuid, kind, version, content, synced, createdAt, updatedAt }: EventRow): EventCopy => ({
  id,
  uuid,
  kind,
  version,
  content,
  synced,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

const matching =
  <T extends string>(isOne: (value: string) => boolean, wanted: string): Read<T> =>
  (value, path, problems) => {
    if (typeof value === 'string' && isOne(value)) return value as T;
    problems.push({ path, message: `is not ${wanted}` });
    return '' as T;
  };

const wholeNumber =
  (min: number, max: number): Read<number> =>
  (value, path, problems) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
    problems.push({ path, message: `must be a whole number from ${min} to ${max}` });
    return min;
  };

const name = matching((value) => /^[\w.:-]{1,100}$/.test(value), 'a name of 1 to 100 letters, digits, . : - or _');
const instant = matching(
  (value) => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
  'an instant in ISO 8601',
);
const shortLine = line(eventLimits.line);
const date = nullable(partialDate);
const link: Read<string> = (value, path, problems) => {
  const read = line(eventLimits.link)(value, path, problems);
  if (parseWebLink(read) !== undefined) return withoutScheme(read);
  problems.push({ path, message: 'must be an http or https address' });
  return '';
};
const entries = list<Accomplishment>(fields({ id: name, description: text(eventLimits.text) }), eventLimits.entries);
const skills = list<Skill>(
  fields({ id: name, name: shortLine, level: nullable(wholeNumber(1, 5) as Read<SkillLevel>) }),
  eventLimits.entries,
);

const language = matching((value) => canonicalLanguage(value) === value, 'a language tag (BCP 47)');
const variants = <Of extends Variant<object>>(texts: {
  readonly [Key in keyof Of['texts']]-?: Read<Exclude<Of['texts'][Key], undefined>>;
}): Read<readonly Of[]> =>
  list(
    fields<Variant<object>>({
      id: name,
      length: nullable(oneOf(variantLengths)),
      language: nullable(language),
      texts: withOptional<object, never>({}, texts),
    }) as Read<Of>,
    eventLimits.variants,
  );

const contents: { readonly [Kind in EventKind]: Read<EventContent> } = {
  work: withOptional<WorkContent, 'variants'>(
    {
      company: shortLine,
      position: shortLine,
      location: nullable(shortLine),
      link: nullable(link),
      startDate: date,
      endDate: date,
      accomplishments: entries,
    },
    {
      variants: variants<WorkVariant>({
        company: shortLine,
        position: shortLine,
        location: shortLine,
        accomplishments: entries,
      }),
    },
  ),
  edu: withOptional<EduContent, 'variants'>(
    {
      university: shortLine,
      degree: nullable(shortLine),
      location: nullable(shortLine),
      link: nullable(link),
      major: nullable(shortLine),
      minor: nullable(shortLine),
      startDate: date,
      endDate: date,
      accomplishments: entries,
      coursework: entries,
    },
    {
      variants: variants<EduVariant>({
        university: shortLine,
        degree: shortLine,
        major: shortLine,
        minor: shortLine,
        location: shortLine,
        accomplishments: entries,
        coursework: entries,
      }),
    },
  ),
  skill: withOptional<SkillContent, 'variants'>(
    {
      name: shortLine,
      skills,
    },
    { variants: variants<SkillVariant>({ name: shortLine, skills }) },
  ),
  paragraph: withOptional<ParagraphContent, 'variants'>(
    {
      title: shortLine,
      kind: oneOf(paragraphKinds),
      text: text(eventLimits.text),
    },
    { variants: variants<ParagraphVariant>({ text: text(eventLimits.text) }) },
  ),
};

const readAnything: Read<unknown> = (value) => value;
const frame = fields<Omit<EventCopy, 'content' | 'synced'> & { content: unknown; synced: unknown }>({
  id: matching((value) => validate(value), 'a UUID'),
  uuid: name,
  kind: oneOf(eventKinds),
  version: wholeNumber(1, 2_147_483_647),
  content: readAnything,
  synced: readAnything,
  createdAt: instant,
  updatedAt: instant,
});

/** Validates a copy that a client sends back, and adds what is wrong with it to `problems`. */
export function readEventCopy(value: unknown, path: string, problems: DocumentProblem[]): EventCopy {
  const copy = frame(value, path, problems);
  const content = contents[copy.kind];
  return {
    ...copy,
    id: copy.id.toLowerCase(),
    content: content(copy.content, `${path}.content`, problems),
    synced: nullable(content)(copy.synced, `${path}.synced`, problems),
  };
}
