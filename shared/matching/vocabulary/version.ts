import { synonymLines } from '../suggestions/words.ts';
import { occupations } from './occupations.ts';
import { studies } from './studies.ts';
import { terms } from './terms.ts';

/** Increase it when job ads are read differently although no word of the vocabulary has changed. */
const reading = 9;

/** A global is looked up each time it is used, which in the contexts of tests takes longer than the rest. */
const { imul } = Math;

/** FNV-1a: a short hash that differs for lists that differ. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Identifies the vocabulary that job ads are read with; features stored with another version are read again. */
export const vocabularyVersion = `${reading}-${fingerprint(
  JSON.stringify([[...terms.values()], [...studies.values()], [...occupations.values()], [...synonymLines]]),
)}`;
