import { documentWords } from '../../documents/document-words.ts';
import { decode } from '../common/decode.ts';
import { educationAsItem, sortBlocks, workAsItem } from '../common/incomplete-blocks.ts';
import {
  foundNothing,
  type ImportedEducation,
  type ImportedWork,
  type ImportContent,
  type ImportFailure,
  type ImportNote,
  type ImportReading,
  type ReadingOptions,
} from '../common/reading.ts';
import { customItem, customSection } from '../common/sections.ts';
import { Source, type SourceShape } from '../common/source.ts';
import { isRecord } from '../../documents/parsing/read.ts';
import type { CustomSection } from '../../documents/resume-document.ts';
import { gatherSections, layoutOf } from './gather-sections.ts';
import { findJsonError } from './find-json-error.ts';
import { type Basics, basicsShape, readBasics } from './read-basics.ts';
import { educationShape, readEducation, readSkills, readWork, skillShape, workShape } from './read-blocks.ts';
import { type MetaReading, readTesseraMeta } from './read-tessera-meta.ts';
import { originOf } from './origin.ts';
import { sectionReaders } from './read-sections.ts';

/** Maximum size of a file, in bytes. */
export const maxJsonResumeLength = 10 * 1024 * 1024;

const rootShape: SourceShape = {
  known: ['$schema', 'basics', 'work', 'education', 'skills', 'meta', ...sectionReaders.map(({ field }) => field)],
  old: { bio: 'basics', hobbies: 'interests' },
};

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

const failed = (failure: ImportFailure): ImportReading => ({ ok: false, failure });

function whoIn(source: Source, own: MetaReading, newId: () => string): Basics {
  const known = own.basics(source);
  if (!known) return readBasics(source, newId);
  return { ...known, links: known.links.map((link) => ({ id: newId(), ...link })), profilesWithoutLink: [] };
}

function readContent(root: Source, newId: () => string, language: string): ImportContent {
  const own = readTesseraMeta(root, newId);
  const { profilesWithoutLink, ...basics } = whoIn(root.object('basics', basicsShape), own, newId);
  const work = sortBlocks<ImportedWork>(root.objects('work', workShape), {
    read: (source) => own.work(source) ?? readWork(source, newId),
    needed: [
      ['company', 'name'],
      ['position', 'position'],
    ],
    toItem: (block) => workAsItem(block, newId),
  });
  const education = sortBlocks<ImportedEducation>(root.objects('education', educationShape), {
    read: (source) => own.education(source) ?? readEducation(source, newId, language),
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
  const sections = [...gatherSections(root, own, newId, language), ...others.filter(({ items }) => items.length > 0)];
  const layout = layoutOf(own, sections);
  const origin = originOf(root);
  return {
    ...basics,
    work: work.blocks,
    education: education.blocks,
    skills: readSkills(root.objects('skills', skillShape), newId, language, own.skills),
    sections,
    ...(layout && { layout }),
    ...(origin && { origin }),
  };
}

/**
 * Reads a JSON Resume file, version 1.0.0 or older, with every word of its content. Content that could not be imported,
 * or only in another form, is noted under the field's name. Nothing is invented.
 */
export function readJsonResume(
  file: string | Uint8Array,
  { language, newId = () => crypto.randomUUID() }: ReadingOptions,
): ImportReading {
  const bytes = file.length;
  if (bytes > maxJsonResumeLength) return failed({ code: 'too-large', bytes, longest: maxJsonResumeLength });
  const decoded = typeof file === 'string' ? file : decode(file);
  if (decoded === undefined) return failed({ code: 'not-text' });
  const text = decoded.replace(/^\ufeff/, '');
  const parsed = parseJson(text);
  if (!parsed) return failed({ code: 'not-json', ...findJsonError(text) });
  if (!isRecord(parsed.value)) return failed({ code: 'not-an-object' });
  const notes: ImportNote[] = [];
  const content = readContent(new Source(parsed.value, '', notes, rootShape), newId, language);
  return foundNothing(content)
    ? failed({ code: 'nothing-found', notes })
    : { ok: true, format: 'json-resume', content, notes, confidence: new Map() };
}
