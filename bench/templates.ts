/**
 * Every template with 1, 2, and 5 pages of content, in the engine alone: the time from a key in the summary to the SVG
 * change, on one thread for one person, and to a PDF after an edit, by the native compiler. This shows what one
 * template costs compared with another.
 */
import { createPagesEngine } from '../services/domain/typesetting/engine/pages-engine.ts';
import { createPdfEngine } from '../services/domain/typesetting/engine/pdf-engine.ts';
import type { ComposedResume } from '../shared/documents/composed-document.ts';
import { longDocument } from '../shared/typesetting/fixtures/long-document.ts';
import { templates } from '../shared/typesetting/templates.ts';
import { summarize } from './statistics.ts';

const keys = 40;
const warmUps = 5;

/** Returns the document after `count` keys at the end of its summary. */
function documentAfterKeys(template: string, pages: number, count: number): ComposedResume {
  const document = longDocument(pages);
  const sections = document.sections.map((section) =>
    section.kind === 'text'
      ? { ...section, paragraphs: section.paragraphs.map((text) => `${text} ${'abcdefgh '.repeat(9).slice(0, count)}`) }
      : section,
  );
  return { ...document, sections, design: { ...document.design, template } };
}

export interface TemplateCost {
  readonly template: string;
  readonly content: number;
  readonly pages: number;
  readonly keyP50: number;
  readonly keyP95: number;
  readonly changeBytes: number;
  readonly pdfP50: number;
}

async function measure(template: string, content: number): Promise<TemplateCost> {
  const engine = createPagesEngine();
  const pdfs = createPdfEngine();
  try {
    const session = engine.open();
    let { revision, pageCount } = await session.typeset(documentAfterKeys(template, content, 0), null);
    const times: number[] = [];
    const pdfTimes: number[] = [];
    let bytes = 0;
    for (let key = 1; key <= warmUps + keys; key += 1) {
      const start = performance.now();
      const answer = await session.typeset(documentAfterKeys(template, content, key), revision);
      ({ revision, pageCount } = answer);
      if (key > warmUps) {
        times.push(performance.now() - start);
        bytes += answer.svg.length;
      }
    }
    for (let edit = 1; edit <= warmUps + 10; edit += 1) {
      const start = performance.now();
      await pdfs.pdf(documentAfterKeys(template, content, edit));
      if (edit > warmUps) pdfTimes.push(performance.now() - start);
    }
    const { p50: keyP50, p95: keyP95 } = summarize(times);
    const changeBytes = Math.round(bytes / keys);
    return { template, content, pages: pageCount, keyP50, keyP95, changeBytes, pdfP50: summarize(pdfTimes).p50 };
  } finally {
    engine.stop();
    pdfs.stop();
  }
}

/** Measures every template; see the comment at the top of the file. */
export async function run(): Promise<{ readonly rows: readonly TemplateCost[] }> {
  const rows: TemplateCost[] = [];
  for (const { name } of templates) for (const pages of [1, 2, 5]) rows.push(await measure(name, pages));
  console.log('Milliseconds by template and pages of content');
  console.table(rows);
  return { rows };
}
