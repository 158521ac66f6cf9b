import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type PdfReading, readAllPages, withPdf } from '../../importers/pdf/extract-text.ts';
import { readTags, type TaggedNode } from './read-tags.ts';
import type { PageText } from '../../importers/pdf/page-text.ts';

/** The properties of a PDF besides its text. */
export interface PdfFacts {
  readonly bytes: number;
  readonly title: string;
  /** The declared language (BCP 47), or ''. */
  readonly language: string;
  readonly isTagged: boolean;
  /** The number of pictures on each page. */
  readonly pictures: readonly number[];
}

export interface Inspection {
  readonly facts: PdfFacts;
  readonly pages: readonly PageText[];
  /** What the tags say, in their order; empty for a file without them. */
  readonly tagged: readonly TaggedNode[];
}

const drawsPicture: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]);

async function picturesOn(document: PDFDocumentProxy, page: number): Promise<number> {
  const { fnArray } = await (await document.getPage(page)).getOperatorList();
  return fnArray.filter((operation) => drawsPicture.has(operation)).length;
}

const textIn = (info: object, key: string): string => {
  const value: unknown = Reflect.get(info, key);
  return typeof value === 'string' ? value : '';
};

/** Whether the PDF declares that it is tagged. The library returns a map, although its types declare an object. */
function isMarked(marks: object | null): boolean {
  if (marks === null) return false;
  const entries = Symbol.iterator in marks ? (marks as Iterable<[string, unknown]>) : Object.entries(marks);
  return new Map<string, unknown>(entries).get('Marked') === true;
}

async function inspect(document: PDFDocumentProxy, bytes: number): Promise<PdfReading<Inspection>> {
  const extraction = await readAllPages(document);
  if (!extraction.ok) return extraction;
  const { info } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  const pictures: number[] = [];
  for (let page = 1; page <= document.numPages; page += 1) pictures.push(await picturesOn(document, page));
  const facts: PdfFacts = {
    bytes,
    title: textIn(info, 'Title'),
    language: textIn(info, 'Language'),
    isTagged: isMarked(marks),
    pictures,
  };
  return { ok: true, facts, pages: extraction.pages, tagged: await readTags(document) };
}

/** Reads with pdf.js what applicant tracking systems read from a PDF. Never rejects. */
export const inspectPdf = (bytes: Uint8Array): Promise<PdfReading<Inspection>> =>
  withPdf(bytes, (document) => inspect(document, bytes.length));
