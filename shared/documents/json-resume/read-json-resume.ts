import { documentWords } from '../document-words.ts';
import { isRecord } from '../parsing/read.ts';
import type { CustomSection } from '../resume-document.ts';
import { educationAsItem, sortBlocks, workAsItem } from './incomplete-blocks.ts';
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

function readContent(root: Source, newId: () => string, language: string): JsonResumeContent {
  const { profilesWithoutLink, ...basics } = readBasics(root.object('basics', basicsShape), newId);
  const work = sortBlocks<FoundWork>(root.objects('work', workShape), {
    read: (source) => readWork(source, newId),
    needed: [
      ['company', 'name'],
      ['position', 'position'],
    ],
    toItem: (block) => workAsItem(block, newId),
  });
  const education = sortBlocks<FoundEducation>(root.objects('education', educationShape), {
    read: (source) => readEducation(source, newId, language),
    needed: [['university', 'institution']],
    toItem: (block) => educationAsItem(block, newId, language),
  });
  const titles = documentWords(language).sections;
  const others: readonly CustomSection[] = [
    customSection('other', work.items, { id: 'other-work', title: titles.work }),
    customSection('other', education.items, { id: 'other-education', title: titles.education }),
    customSection(
      'other',
      profilesWithoutLink.map((title) => customItem({ title }, newId)),
      { id: 'other', title: titles.other },
    ),
  ];
  return {
    ...basics,
    work: work.blocks,
    education: education.blocks,
    skills: readSkills(root.objects('skills', skillShape), newId, language),
    sections: [...readSections(root, newId, language), ...others.filter(({ items }) => items.length > 0)],
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
