/**
 * What four readers find in the PDFs of four résumés in every template: the share of the fields that each looks for, of
 * pairs of adjacent words, and the checks that are not *good*. The article on applicant tracking systems quotes the
 * result (services/public-site/content/articles/what-an-ats-really-reads.md). The résumés are the published examples of
 * JSON Resume.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createPdfEngine, type PdfEngine } from '../services/domain/typesetting/engine/pdf-engine.ts';
import { composeResume, type ResumeToCompose } from '../shared/documents/compose-resume.ts';
import { importResume } from '../shared/importers/fixtures/sample-resume.ts';
import { type MachineReading, readAsMachine } from '../shared/matching/ats/read-as-machine.ts';
import type { ReaderId } from '../shared/matching/ats/readers/reader.ts';
import { templates } from '../shared/typesetting/templates.ts';

const names = ['sample', 'examples/new-grad', 'examples/career-changer', 'examples/senior-engineer'];

/** The published examples, imported. */
export const publishedResumes = (): readonly ResumeToCompose[] =>
  names.map((name) =>
    importResume(
      readFileSync(createRequire(import.meta.url).resolve(`@jsonresume/schema/${name}.resume.json`), 'utf8'),
    ),
  );

export interface TemplateReading {
  readonly template: string;
  /** The percentage of its fields that each reader finds as they were written. */
  readonly shares: Readonly<Record<ReaderId, number>>;
  /** The percentage of pairs of adjacent words that are also adjacent in the extracted text. */
  readonly pairsFound: number;
  /** 1 if all texts come in the order in which they are printed, −1 if they come backward; of the worst résumé. */
  readonly order: number;
  /** Checks that are not *good*, with their verdicts. */
  readonly remarks: readonly string[];
}

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

async function readOne(engine: PdfEngine, given: ResumeToCompose, template: string): Promise<MachineReading> {
  const resume = { ...given, document: { ...given.document, design: { ...given.document.design, template } } };
  const answer = await readAsMachine(Uint8Array.from((await engine.pdf(composeResume(resume))).pdf), resume);
  if (!answer.ok) throw new Error(`${template}: ${answer.failure.code}`);
  return answer.reading;
}

/** Reads all résumés in one template. */
export async function readTemplate(engine: PdfEngine, template: string): Promise<TemplateReading> {
  const readings: MachineReading[] = [];
  for (const resume of publishedResumes()) readings.push(await readOne(engine, resume, template));
  const shareOf = (id: ReaderId): number => {
    const results = readings.flatMap(({ readers }) => readers.filter((reader) => reader.id === id));
    return percent(sum(results.map(({ found }) => found)), sum(results.map(({ count }) => count)));
  };
  const likenesses = readings.map(({ likeness }) => likeness);
  return {
    template,
    shares: { layout: shareOf('layout'), text: shareOf('text'), lines: shareOf('lines'), tags: shareOf('tags') },
    pairsFound: percent(sum(likenesses.map((each) => each.pairsFound)), sum(likenesses.map(({ pairs }) => pairs))),
    order: Math.round(Math.min(...likenesses.map(({ order }) => order)) * 1000) / 1000,
    remarks: [
      ...new Set(
        readings.flatMap(({ checks }) =>
          checks.filter(({ verdict }) => verdict !== 'good').map(({ id, verdict }) => `${id}: ${verdict}`),
        ),
      ),
    ],
  };
}

/** Measures every template; see the comment at the top of the file. */
export async function run(): Promise<{ readonly rows: readonly TemplateReading[] }> {
  const engine = createPdfEngine();
  try {
    const rows: TemplateReading[] = [];
    for (const { name } of templates) rows.push(await readTemplate(engine, name));
    console.table(rows.map(({ shares, ...row }) => ({ ...row, ...shares })));
    return { rows };
  } finally {
    engine.stop();
  }
}
