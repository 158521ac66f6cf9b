import type { DocumentFiles, Draft } from '@shared/builder';
import {
  composeLetter,
  designOfLetter,
  documentWords,
  requireFilled,
  type LetterDocument,
  type LetterToCompose,
} from '@shared/documents';
import {
  fileKinds,
  letterFormats,
  safeName,
  writeLetterExport,
  writeLetterMessage,
  type LetterFormat,
} from '@shared/exporters';
import { templateOf } from '@shared/typesetting';

export type LetterFileFormat = 'pdf' | LetterFormat;

/** What a letter is composed with besides its draft. */
export type LetterContext = Omit<LetterToCompose, 'title' | 'document'>;

/** Returns the files that can be made of a letter. None can be made while a variable has no value. */
export function letterFiles(
  aroundOf: (document: LetterDocument) => LetterContext,
): DocumentFiles<LetterDocument, LetterFileFormat> {
  const whole = (draft: Draft<LetterDocument>): LetterToCompose => ({ ...aroundOf(draft.document), ...draft });
  return {
    formats: ['pdf', ...letterFormats],
    usualName(draft) {
      const letter = whole(draft);
      return safeName(composeLetter(letter).title, documentWords(letter.language).letter.name);
    },
    async make(format, draft, { typesetter, loadHeadshot, signal }) {
      const letter = whole(draft);
      // A headshot that the template does not show is left out of every other format too.
      const { hasHeadshot } = templateOf(designOfLetter(letter).template);
      const bytes =
        format === 'pdf'
          ? await typesetter.pdf(requireFilled(composeLetter(letter)), signal)
          : await writeLetterExport(format, letter, hasHeadshot ? loadHeadshot : undefined);
      return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: fileKinds[format].type });
    },
    // The message field of an application form needs only the body, because the form already knows the sender and the
    // recipient.
    makeText: async (draft) => new Blob([await writeLetterMessage(whole(draft))], { type: 'text/plain' }),
  };
}
