import { isRecord } from '../parsing/read.ts';
import { findJsonFault } from './json-fault.ts';
import { basicsShape, readBasics } from './read-basics.ts';
import { educationShape, readEducation, readSkills, readWork, skillShape, workShape } from './read-blocks.ts';
import { customItem, customSection, readSections, sectionReaders } from './read-sections.ts';
import type {
  FoundEducation,
  FoundWork,
  JsonResumeContent,
  JsonResumeFailure,
  JsonResumeNote,
  JsonResumeReading,
} from './reading.ts';
import { Source, type SourceShape } from './source.ts';

/** Largest file that is read, in bytes. */
export const longestJsonResume = 10 * 1024 * 1024;

const rootShape: SourceShape = {
  known: ['$schema', 'basics', 'work', 'education', 'skills', 'meta', ...sectionReaders.map(({ field }) => field)],
  old: { bio: 'basics', hobbies: 'interests' },
};

/** Text of a file in UTF-8 or, with its mark, UTF-16; undefined when it is neither. */
function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const failed = (failure: JsonResumeFailure): JsonResumeReading => ({ ok: false, failure });

function isEmpty({ contact, headline, summary, links, work, education, skills, sections }: JsonResumeContent): boolean {
  return (
    contact === null &&
    headline + summary === '' &&
    [links, work, education, skills, sections].every((each) => each.length === 0)
  );
}

/** Whether a block holds anything but the id that it was given here. */
function saysSomething(block: FoundWork | FoundEducation): boolean {
  return Object.entries(block).some(
    ([key, value]: [string, string | null | readonly unknown[]]) =>
      key !== 'uuid' && value !== null && value.length > 0,
  );
}

function readContent(root: Source, newId: () => string, language: string): JsonResumeContent {
  const { profilesWithoutLink, ...basics } = readBasics(root.object('basics', basicsShape), newId);
  const others = profilesWithoutLink.map((title) => customItem({ title }, newId));
  return {
    ...basics,
    work: root
      .objects('work', workShape)
      .map((each) => readWork(each, newId))
      .filter(saysSomething),
    education: root
      .objects('education', educationShape)
      .map((each) => readEducation(each, newId, language))
      .filter(saysSomething),
    skills: readSkills(root.objects('skills', skillShape), newId, language),
    sections: [
      ...readSections(root, newId, language),
      ...(others.length === 0 ? [] : [customSection('other', others, language)]),
    ],
  };
}

export interface JsonResumeOptions {
  /** BCP 47; gives sections their titles. */
  readonly language: string;
  readonly newId?: () => string;
}

/**
 * Reads a JSON Resume file, version 1.0.0 or older. What it holds comes back in our terms, every word of it; what could
 * not be taken over, or only in another form, is noted under the field's name. Nothing is made up.
 */
export function readJsonResume(
  file: string | Uint8Array,
  { language, newId = () => crypto.randomUUID() }: JsonResumeOptions,
): JsonResumeReading {
  const bytes = file.length;
  if (bytes > longestJsonResume) return failed({ code: 'too-large', bytes });
  const decoded = typeof file === 'string' ? file : decode(file);
  if (decoded === undefined) return failed({ code: 'not-text' });
  const text = decoded.replace(/^\ufeff/, '');
  const parsed = parseJson(text);
  if (!parsed) return failed({ code: 'not-json', ...findJsonFault(text) });
  if (!isRecord(parsed.value)) return failed({ code: 'not-an-object' });
  const notes: JsonResumeNote[] = [];
  const content = readContent(new Source(parsed.value, '', notes, rootShape), newId, language);
  return isEmpty(content) ? failed({ code: 'nothing-found', notes }) : { ok: true, content, notes };
}
