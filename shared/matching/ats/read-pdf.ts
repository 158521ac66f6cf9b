import type { ResumeToCompose } from '../../documents/compose-resume.ts';
import type { MachineAnswer } from './read-as-machine.ts';

export type { Verdict } from './check.ts';
export type { AtsCheck, CheckId } from './checks.ts';
export type { ComparedField, ComparedGroup, FieldName } from './compare-fields.ts';
export type { ReaderId } from './readers/reader.ts';
export { worstOf } from './readers/worst-of.ts';
export type { ReaderResult } from './readers/worst-of.ts';
export type { MachineAnswer, MachineReading } from './read-as-machine.ts';

/**
 * Calls `readAsMachine`, whose code (with pdf.js) is loaded with the first PDF. Rejects when that code cannot be
 * loaded.
 */
export async function readPdfAsMachine(pdf: Uint8Array, resume: ResumeToCompose): Promise<MachineAnswer> {
  const { readAsMachine } = await import(/* webpackChunkName: "ats" */ './read-as-machine.ts');
  return readAsMachine(pdf, resume);
}
