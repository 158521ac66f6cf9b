/**
 * Whether the PDFs that claim PDF/UA-1 keep what a program can check of it: every template in every script that the
 * product prints, on several pages, as a résumé and as a letter. A file that fails a condition must not make the claim.
 * Needs qpdf.
 */
import { sampleLetter } from '../shared/documents/letter/fixtures/sample-letter.ts';
import type { ComposedDocument } from '../shared/documents/composed-document.ts';
import { createPdfEngine, type PdfEngine } from '../services/domain/typesetting/engine/pdf-engine.ts';
import { stories, storyDocument } from '../shared/typesetting/fixtures/scripts.ts';
import { templates } from '../shared/typesetting/templates.ts';
import { checkMatterhorn } from './matterhorn/conditions.ts';
import { readPdfFile } from './matterhorn/pdf-file.ts';

export interface MatterhornRow {
  readonly template: string;
  readonly files: number;
  /** Files that claim PDF/UA-1. */
  readonly claimed: number;
  /** Files that claim it and fail a condition. */
  readonly wrong: number;
  /** The conditions that files fail, with one example each. */
  readonly failures: Readonly<Record<string, string>>;
}

const entries = 8;

/** Checks some documents in one template. */
export async function checkTemplate(
  engine: PdfEngine,
  template: string,
  documents: readonly ComposedDocument[],
): Promise<MatterhornRow> {
  let [claimed, wrong] = [0, 0];
  const failures: Record<string, string> = {};
  for (const document of documents) {
    const { pdf } = await engine.pdf({ ...document, design: { ...document.design, template } });
    const failed = checkMatterhorn(readPdfFile(pdf));
    const claims = !failed.some(([condition]) => condition === '06-002');
    if (claims) claimed += 1;
    if (claims && failed.length > 0) wrong += 1;
    for (const [condition, what] of failed) failures[condition] ??= `${document.language}: ${what}`;
  }
  return { template, files: documents.length, claimed, wrong, failures };
}

/** Checks all files; see the comment at the top of the file. */
export async function run(): Promise<{ readonly rows: readonly MatterhornRow[] }> {
  const engine = createPdfEngine();
  try {
    const rows: MatterhornRow[] = [];
    for (const { name: template } of templates) {
      const documents: readonly ComposedDocument[] = [
        ...Object.values(stories).map((story) => storyDocument(story, entries)),
        sampleLetter,
      ];
      rows.push(await checkTemplate(engine, template, documents));
    }
    console.table(rows.map(({ failures, ...row }) => ({ ...row, failures: Object.keys(failures).join(' ') })));
    for (const { template, failures } of rows) {
      for (const [condition, what] of Object.entries(failures)) console.log(`${template} ${condition} ${what}`);
    }
    return { rows };
  } finally {
    engine.stop();
  }
}
