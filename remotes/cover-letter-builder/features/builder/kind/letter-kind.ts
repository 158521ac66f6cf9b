import { versionCalls, type DocumentKind } from '@shared/builder';
import { mergeLetters, parseLetterDocument, type LetterDocument, type ResumeDesign } from '@shared/documents';
import { versionRequests } from '../api/letter-versions.ts';
import type { LetterAction } from '../editing/letter-action.ts';
import { letterEditor } from '../editing/letter-editor.ts';
import type { LetterTitles } from '../editing/letter-title.ts';
import { letterDrafts } from './letter-drafts.ts';

function parse(value: unknown): LetterDocument | undefined {
  const reading = parseLetterDocument(value);
  return reading.ok ? reading.document : undefined;
}

/**
 * Tells the shared builder how to handle letters. `shownDesign` returns the design a letter is shown in, because the
 * design of a followed résumé is not stored in the letter. `titles` generates titles for letters that the person has
 * not named.
 */
export const letterKind = (
  shownDesign: (document: LetterDocument) => ResumeDesign,
  titles: LetterTitles,
): DocumentKind<LetterDocument, LetterAction> => ({
  name: 'cover-letter-builder',
  parse,
  editor: letterEditor(shownDesign, titles),
  drafts: letterDrafts,
  versions: versionCalls(versionRequests, parse),
  merge: mergeLetters,
});
