import type { ImportReading, ReadingOptions } from '../common/reading.ts';
import { readPages } from '../pdf/read-pdf-resume.ts';
import { layOutText } from './lay-out-text.ts';

/** Reads a résumé from plain text, such as a pasted one. Nothing is invented; the confidence shows what was guessed. */
export function readTextResume(text: string, options: ReadingOptions): ImportReading {
  const reading = readPages([layOutText(text)], options);
  if (reading.ok) return { ...reading, format: 'text' };
  return reading.failure.code === 'no-text-in-pdf' ? { ok: false, failure: { code: 'too-little-text' } } : reading;
}
