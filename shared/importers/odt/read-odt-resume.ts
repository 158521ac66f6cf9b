import type { ImportFailure, ImportReading, ReadingOptions } from '../common/reading.ts';
import { archiveLimits, unpack } from '../common/unzip.ts';
import { layOutBlocks } from '../docx/lay-out-blocks.ts';
import { findElement, parseXml, type Xml, XmlError } from '../docx/xml.ts';
import { readPages } from '../pdf/read-pdf-resume.ts';
import { readOdtStyles } from './odt-styles.ts';
import { readOdtBlocks } from './read-odt-body.ts';

const failed = (failure: ImportFailure): ImportReading => ({ ok: false, failure });

/**
 * Reads a résumé from a text document of LibreOffice and others (OpenDocument): its text with the header of the first
 * page, tables, lists, and text boxes, set as a page like a Word document. Never throws.
 */
export function readOdtResume(bytes: Uint8Array, options: ReadingOptions): ImportReading {
  const unpacked = unpack(bytes, (name) => name === 'content.xml' || name === 'styles.xml');
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
    const [content, styling] = [xml('content.xml'), xml('styles.xml')];
    const body = content && findElement(content, 'office:text');
    if (body === undefined) {
      const has = (name: string): boolean => content !== undefined && findElement(content, name) !== undefined;
      if (has('office:spreadsheet')) return failed({ code: 'is-spreadsheet' });
      return failed({ code: has('office:presentation') ? 'is-presentation' : 'broken-document' });
    }
    const styles = readOdtStyles([styling, content]);
    const header = styling && findElement(styling, 'style:header');
    const blocks = [...(header ? readOdtBlocks(header, styles) : []), ...readOdtBlocks(body, styles)];
    const reading = readPages([layOutBlocks(blocks)], options);
    if (reading.ok) return { ...reading, format: 'odt' };
    return reading.failure.code === 'no-text-in-pdf' ? failed({ code: 'no-text-in-document' }) : reading;
  } catch (error) {
    return failed(error instanceof XmlError ? { code: 'took-too-long' } : { code: 'broken-document' });
  }
}
