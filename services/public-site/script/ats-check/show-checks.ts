import type { FileCheck } from '../../../../shared/matching/ats/check-unknown-file.ts';
import { counted, type CheckTexts, fill } from './check-texts.ts';
import { element, part } from './elements.ts';
import { atsCheckIds as ids } from './ids.ts';

/** Rounds up, so that a file just over a limit does not look as if it were just below. */
const inMegabytes = (bytes: number): string => (Math.ceil((bytes / 1024 / 1024) * 100) / 100).toString();

function sentenceOf({ id, verdict, values }: FileCheck, texts: CheckTexts): string {
  const sentences: Readonly<Partial<Record<FileCheck['verdict'], string>>> = texts.check[id];
  const { bytes } = values;
  return fill(sentences[verdict] ?? '', typeof bytes === 'number' ? { bytes: inMegabytes(bytes) } : values);
}

const row = (check: FileCheck, texts: CheckTexts): HTMLElement =>
  element(
    'li',
    check.verdict,
    element('span', 'mark', texts.verdict[check.verdict]),
    element('div', '', element('strong', '', texts.check[check.id].title), element('p', '', sentenceOf(check, texts))),
  );

/** Returns the checks to fix or to look at, problems first. */
export const openChecks = (checks: readonly FileCheck[]): readonly FileCheck[] =>
  (['problem', 'look'] as const).flatMap((verdict) => checks.filter((check) => check.verdict === verdict));

/** Shows the checks: those that need attention as a list, and the others folded. */
export function showChecks(checks: readonly FileCheck[], texts: CheckTexts): void {
  const open = openChecks(checks);
  const passed = checks.filter(({ verdict }) => verdict === 'good');
  part(ids.checks).replaceChildren(...open.map((check) => row(check, texts)));
  part(ids.checks).hidden = open.length === 0;
  part(ids.passed).hidden = passed.length === 0;
  part(ids.passedTitle).textContent = counted(texts.good, passed.length);
  part(ids.passedChecks).replaceChildren(...passed.map((check) => row(check, texts)));
}
