import { resumeDesign } from '../design/parse-design.ts';
import { parsePlainDay, type PlainDay } from '../jobs/plain-day.ts';
import { letterVariables, type LetterVariable } from '../letter-variables.ts';
import { contact, links, ofBlock, shortLine, variantKey } from '../document-fields.ts';
import {
  type DocumentProblem,
  fields,
  identifier,
  isRecord,
  list,
  nullable,
  oneOf,
  type Read,
  text,
  withOptional,
} from '../parsing/read.ts';
import { type Reading, readWhole } from '../parsing/read-whole.ts';
import {
  type BlockPart,
  type LetterDate,
  type LetterDocument,
  type LetterPart,
  type LetterRecipient,
  type VariableFills,
  type LinkedJob,
  type WrittenPart,
  letterLimits,
} from './letter-document.ts';
import { letterSignature } from './parse-signature.ts';

export type LetterDocumentReading = Reading<LetterDocument>;

const day: Read<PlainDay> = (value, path, problems) => {
  const reading = parsePlainDay(value);
  if (reading.ok) return reading.day;
  problems.push({ path, message: reading.message });
  return '' as PlainDay;
};

const ownDay = fields<Extract<LetterDate, { kind: 'day' }>>({ kind: oneOf(['day']), day });
const noDay = fields<Exclude<LetterDate, { kind: 'day' }>>({ kind: oneOf(['today', 'none']) });
const date: Read<LetterDate> = (value, path, problems) =>
  isRecord(value) && value['kind'] === 'day' ? ownDay(value, path, problems) : noDay(value, path, problems);

const block = withOptional<BlockPart, 'variantId' | 'override'>(
  { kind: oneOf(['block']), id: identifier, eventId: identifier },
  ofBlock,
);
const written = fields<WrittenPart>({ kind: oneOf(['written']), id: identifier, text: text(letterLimits.text) });
const part: Read<LetterPart> = (value, path, problems) =>
  isRecord(value) && value['kind'] === 'written' ? written(value, path, problems) : block(value, path, problems);

const lineOfEach = Object.fromEntries(letterVariables.map((name) => [name, shortLine])) as {
  readonly [Name in LetterVariable]: Read<string>;
};

const letter = withOptional<LetterDocument, 'wording'>(
  {
    contact,
    headline: shortLine,
    links,
    recipient: fields<LetterRecipient>({
      name: shortLine,
      title: shortLine,
      company: shortLine,
      address: text(letterLimits.address),
    }),
    date,
    subject: shortLine,
    salutation: shortLine,
    parts: list(part, letterLimits.parts),
    closing: shortLine,
    signature: nullable(letterSignature),
    design: resumeDesign,
    designOf: nullable(identifier),
    job: nullable(
      fields<LinkedJob>({
        id: identifier,
        company: shortLine,
        position: shortLine,
        location: shortLine,
        source: shortLine,
      }),
    ),
    fills: withOptional<VariableFills, LetterVariable>({}, lineOfEach),
  },
  { wording: variantKey },
);

/**
 * Finds repeated ids. Ids lead back from the page to its source and serve as keys on screen, so they are unique in a
 * document.
 */
function repeatedIds({ links: all, parts }: LetterDocument): readonly DocumentProblem[] {
  const named = [
    ...all.map(({ id }, index) => ({ id, path: `links[${index}].id` })),
    ...parts.map(({ id }, index) => ({ id, path: `parts[${index}].id` })),
  ];
  return named
    .filter(({ id }, index) => named.findIndex((each) => each.id === id) < index)
    .map(({ path }) => ({ path, message: 'repeats an id of this document' }));
}

/** Parses the stored or sent form of a letter as strictly as `parseResumeDocument`. */
export const parseLetterDocument = (value: unknown): LetterDocumentReading => readWhole(letter, repeatedIds, value);
