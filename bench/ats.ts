/**
 * What a parser reads in the PDF of the same résumé in every template: the share of words that come out next to their
 * neighbors as written, the share of fields, and the checks that are not *good*. The article on applicant tracking
 * systems quotes the result (services/public-site/content/articles/what-an-ats-really-reads.md).
 */
import { createPdfEngine } from '../services/domain/typesetting/engine/pdf-engine.ts';
import { readAsMachine } from '../shared/matching/ats/read-as-machine.ts';
import { composeResume } from '../shared/documents/compose-resume.ts';
import { sampleResume } from '../shared/importers/fixtures/sample-resume.ts';
import { templates } from '../shared/typesetting/templates.ts';

export interface TemplateReading {
  readonly template: string;
  /** Percentage of pairs of adjacent words that are also adjacent in the extracted text. */
  readonly pairsFound: number;
  /** 1 if all texts come in the order in which they are printed, −1 if they come backward. */
  readonly order: number;
  readonly fieldsRead: number;
  readonly fields: number;
  /** Checks that are not *good*, with their verdicts. */
  readonly remarks: readonly string[];
}

async function readTemplate(template: string): Promise<TemplateReading> {
  const sample = sampleResume();
  const resume = { ...sample, document: { ...sample.document, design: { ...sample.document.design, template } } };
  const engine = createPdfEngine();
  try {
    const answer = await readAsMachine(Uint8Array.from((await engine.pdf(composeResume(resume))).pdf), resume);
    if (!answer.ok) throw new Error(`${template}: ${answer.failure.code}`);
    const { likeness, groups, checks } = answer.reading;
    const fields = groups.flatMap((group) => group.fields);
    return {
      template,
      pairsFound: Math.round((1000 * likeness.pairsFound) / likeness.pairs) / 10,
      order: Math.round(likeness.order * 1000) / 1000,
      fieldsRead: fields.filter(({ verdict }) => verdict === 'same').length,
      fields: fields.length,
      remarks: checks.filter(({ verdict }) => verdict !== 'good').map(({ id, verdict }) => `${id}: ${verdict}`),
    };
  } finally {
    engine.stop();
  }
}

/** Measures every template; see the comment at the top of the file. */
export async function run(): Promise<{ readonly rows: readonly TemplateReading[] }> {
  const rows: TemplateReading[] = [];
  for (const { name } of templates) rows.push(await readTemplate(name));
  console.table(rows);
  return { rows };
}
