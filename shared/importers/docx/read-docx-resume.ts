import type { ImportFailure, ImportReading, ReadingOptions } from '../common/reading.ts';
import { archiveLimits, unpack } from '../common/unzip.ts';
import { readPages } from '../pdf/read-pdf-resume.ts';
import { layOutBlocks } from './lay-out-blocks.ts';
import { type Block, readBlocks } from './read-body.ts';
import { readStyles } from './word-styles.ts';
import { childOf, findElement, parseXml, type Xml, XmlError } from './xml.ts';

const failed = (failure: ImportFailure): ImportReading => ({ ok: false, failure });

const main = 'word/document.xml';
const wanted = /^word\/(?:document|styles|header\d*)\.xml$|^word\/_rels\/(?:document|header\d*)\.xml\.rels$/;

/** Addresses by relationship id. */
function linksIn(document: Xml | undefined): ReadonlyMap<string, string> {
  const relations = childOf(document, 'Relationships')?.children ?? [];
  return new Map(
    relations
      .filter(({ attributes }) => attributes['TargetMode'] === 'External')
      .map(({ attributes }) => [attributes['Id'] ?? '', attributes['Target'] ?? ''] as const),
  );
}

/**
 * Reads a résumé from a Word document: its text with headers, tables, and text boxes, set as a page. Nothing is invented;
 * the confidence shows what was guessed. Never throws.
 */
export function readDocxResume(bytes: Uint8Array, options: ReadingOptions): ImportReading {
  const unpacked = unpack(bytes, (name) => wanted.test(name));
  if (!unpacked.ok) {
    return unpacked.code === 'broken-archive'
      ? failed({ code: 'broken-document' })
      : failed({ code: 'too-much-inside', longest: archiveLimits.all });
  }
  const files = new Map(unpacked.files.filter(({ cutOff }) => !cutOff).map((file) => [file.name, file.bytes]));
  const decoder = new TextDecoder();
  try {
    const xml = (name: string): Xml | undefined => {
      const content = files.get(name);
      return content && parseXml(decoder.decode(content));
    };
    const styleOf = readStyles(xml('word/styles.xml'));
    const blocksOf = (name: string, root: string): readonly Block[] => {
      const document = xml(name);
      const body = document && findElement(document, root);
      const links = linksIn(xml(name.replace(/^word\/(.+)$/, 'word/_rels/$1.rels')));
      return body ? readBlocks(body, { styleOf, links }) : [];
    };
    if (!files.has(main)) return failed({ code: 'broken-document' });
    // Many people have their contact info in the header, which the first page and the others may each have.
    const headers = [...files.keys()].filter((name) => /^word\/header\d*\.xml$/.test(name)).toSorted();
    const inHeaders = headers.map((name) => blocksOf(name, 'w:hdr'));
    const longest = inHeaders.reduce<readonly Block[]>((best, each) => (each.length > best.length ? each : best), []);
    const reading = readPages([layOutBlocks([...longest, ...blocksOf(main, 'w:body')])], options);
    if (reading.ok) return { ...reading, format: 'docx' };
    return reading.failure.code === 'no-text-in-pdf' ? failed({ code: 'no-text-in-document' }) : reading;
  } catch (error) {
    return failed(error instanceof XmlError ? { code: 'took-too-long' } : { code: 'broken-document' });
  }
}
