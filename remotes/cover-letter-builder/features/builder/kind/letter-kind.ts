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
 * What the parts of a builder need to know of letters. `shownDesign` tells what a letter looks like: that of a résumé which
 * it follows is not in the letter. `titles` are what letters are called that nobody has named.
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
