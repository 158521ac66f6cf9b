import { synonymLines } from '../suggestions/synonyms.ts';
import { occupations } from './occupations.ts';
import { skills } from './skills.ts';

/** Count it up when advertisements are read differently although no word of the vocabulary has changed. */
const reading = 3;

/** FNV-1a: short, and different for lists that differ. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Names the words by which advertisements are read: what was stored by others is read anew. */
export const vocabularyVersion = `${reading}-${fingerprint(
  JSON.stringify([[...skills.values()], [...occupations.values()], [...synonymLines]]),
)}`;
