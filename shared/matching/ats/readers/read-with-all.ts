import type { Inspection } from '../inspect-pdf.ts';
import type { PlainResume } from '../recovered-resume.ts';
import { layoutReader } from './layout-reader.ts';
import { linesReader } from './lines-reader.ts';
import type { Reader } from './reader.ts';
import { tagsReader } from './tags-reader.ts';
import { textReader } from './text-reader.ts';
import type { ReaderResult } from './worst-of.ts';

/** All readers, in the order in which they are shown. */
export const readers: readonly Reader[] = [layoutReader, textReader, linesReader, tagsReader];

function readWith(reader: Reader, inspection: Inspection, written: PlainResume, language: string): ReaderResult | null {
  const compared = reader.compare(inspection, written, language);
  if (compared === null) return null;
  const groups = compared
    .map((group) => ({
      ...group,
      fields: group.fields.filter((each) => reader.looksFor(group.kind, each.field, each.written)),
    }))
    .filter(({ fields }) => fields.length > 0);
  const fields = groups.flatMap((group) => group.fields);
  return {
    id: reader.id,
    groups,
    found: fields.filter(({ verdict }) => verdict === 'same').length,
    count: fields.length,
  };
}

/** Reads a PDF with every reader that can read it, and compares what each found with what was written. */
export const readWithAll = (inspection: Inspection, written: PlainResume, language: string): readonly ReaderResult[] =>
  readers.flatMap((reader) => readWith(reader, inspection, written, language) ?? []);
