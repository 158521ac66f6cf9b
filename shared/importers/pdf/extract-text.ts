// The worker's module is loaded into the page and registers itself where the library looks for it, so that no worker is
// started. Our scripts come from another origin than the page, and browsers start no worker from there
// (docs/footguns.md "Imports").
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ImportFailure, ReadingOptions } from '../common/reading.ts';
import type { PageText, TextRun } from './page-text.ts';
import { withoutIcons } from './icon-fonts.ts';
import { pdfLimits } from './pdf-limits.ts';

/** The content read from a file, or the reason for a failure. */
export type PdfReading<Read> = ({ readonly ok: true } & Read) | { readonly ok: false; readonly failure: ImportFailure };
export type Extraction = PdfReading<{ readonly pages: readonly PageText[] }>;

/** The fields of the library's results that are used. */
interface Item {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly fontName: string;
}
interface Annotation {
  readonly subtype?: unknown;
  /** The address as it is in the file; `url` would have an additional slash. */
  readonly unsafeUrl?: unknown;
  readonly rect?: unknown;
}
interface LinkArea {
  readonly url: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/**
 * Some programs write small capitals as `ENGıNEERıNG` and `REſEARCH`, since the font has no other names for these two
 * glyphs. Among capitals, neither letter exists in any language.
 */
function repairSmallCapitals(text: string): string {
  if (!/[ıſ]/.test(text)) return text;
  const others = text.replaceAll(/[ıſ]/g, '');
  const isCapitals = /\p{Lu}/u.test(others) && !/\p{Ll}/u.test(others);
  return isCapitals ? text.replaceAll('ı', 'I').replaceAll('ſ', 'S') : text;
}

/**
 * Fonts have several characters for the hyphen that was typed, and some programs write one after the other. A soft
 * hyphen counts only at the end of a line, where it is printed.
 */
const repairHyphens = (text: string): string =>
  text
    .replaceAll(/-?\u00AD?[\u2010\u2011]/g, '-')
    .replace(/\u00AD$/, '-')
    .replaceAll('\u00AD', '');

const isItem = (item: object): item is Item => 'str' in item && 'transform' in item;

function linkAreas(annotations: readonly Annotation[]): readonly LinkArea[] {
  return annotations.flatMap(({ subtype, unsafeUrl: url, rect }) => {
    if (subtype !== 'Link' || typeof url !== 'string' || !Array.isArray(rect)) return [];
    const [x1, y1, x2, y2] = rect.map(Number);
    if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return [];
    return [{ url, left: Math.min(x1, x2), right: Math.max(x1, x2), bottom: Math.min(y1, y2), top: Math.max(y1, y2) }];
  });
}

async function readPage(page: PDFPageProxy): Promise<PageText> {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const content = await page.getTextContent();
  const areas = linkAreas((await page.getAnnotations()) as readonly Annotation[]);
  const items: readonly object[] = content.items;
  const runs = items.flatMap((item): readonly TextRun[] => {
    if (!isItem(item)) return [];
    const [a = 0, b = 0, , d = 0, x = 0, y = 0] = item.transform;
    // Rotated text is decoration.
    if (Math.abs(b) > Math.abs(a) * 0.2 || ![a, d, x, y, item.width].every(Number.isFinite)) return [];
    const middle = x + item.width / 2;
    const area = areas.find(
      (each) => each.left <= middle && middle <= each.right && each.bottom - 2 <= y && y <= each.top,
    );
    const size = Math.abs(d) || Math.abs(a);
    const { fontName: font, width } = item;
    // Private characters are the icons of a font.
    const text = repairSmallCapitals(repairHyphens(item.str.replaceAll(/[\0\uE000-\uF8FF]/g, '')));
    if (text.trim() === '') return [];
    return [{ text, x: x - left, right: x - left + width, y: top - y, size, font, href: area?.url ?? null }];
  });
  return { width: right - left, height: top - bottom, runs };
}

const failed = (failure: ImportFailure): { readonly ok: false; readonly failure: ImportFailure } => ({
  ok: false,
  failure,
});

function failureOf(error: unknown): ImportFailure {
  const name = error instanceof Error ? error.name : '';
  return name === 'PasswordException' ? { code: 'encrypted-pdf' } : { code: 'broken-pdf' };
}

type PageOptions = Pick<ReadingOptions, 'onPage' | 'signal'>;

/** Reads the texts of all pages of an open document. Rejects when the signal ends the reading. */
export async function readAllPages(
  document: PDFDocumentProxy,
  { onPage, signal }: PageOptions = {},
): Promise<Extraction> {
  const { numPages } = document;
  if (numPages > pdfLimits.pages) return failed({ code: 'too-many-pages', pages: numPages, most: pdfLimits.pages });
  const pages: PageText[] = [];
  let runs = 0;
  for (let number = 1; number <= numPages; number += 1) {
    signal?.throwIfAborted();
    onPage?.(number, numPages);
    const page = await readPage(await document.getPage(number));
    runs += page.runs.length;
    if (runs > pdfLimits.runs) return failed({ code: 'took-too-long' });
    pages.push(page);
  }
  return { ok: true, pages: withoutIcons(pages) };
}

/** Opens a PDF for `read` and closes it afterwards. Never rejects. */
export async function withPdf<Read>(
  bytes: Uint8Array,
  read: (document: PDFDocumentProxy) => Promise<PdfReading<Read>>,
): Promise<PdfReading<Read>> {
  const task = getDocument({
    // The bytes are copied, because the library takes ownership of them.
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS - 1,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<PdfReading<Read>>((resolve) => {
    timer = setTimeout(() => resolve(failed({ code: 'took-too-long' })), pdfLimits.time);
  });
  try {
    return await Promise.race([task.promise.then(read), late]);
  } catch (error) {
    return failed(failureOf(error));
  } finally {
    clearTimeout(timer);
    await task.destroy().catch(() => undefined);
  }
}

/** Extracts the texts of a PDF's pages with their positions. Never rejects. */
export const extractText = (bytes: Uint8Array, options?: PageOptions): Promise<Extraction> =>
  withPdf(bytes, (document) => readAllPages(document, options));
