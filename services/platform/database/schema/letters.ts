import type { LetterDocument } from '../../../../shared/documents/letter/letter-document.ts';
import { documentTables } from './document-tables.ts';

export const {
  documents: letters,
  uses: letterEvents,
  versions: letterVersions,
} = documentTables<LetterDocument>('letter', 'letters');

export type LetterRow = typeof letters.$inferSelect;
export type LetterVersionRow = typeof letterVersions.$inferSelect;
