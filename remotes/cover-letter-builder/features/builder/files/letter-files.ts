import type { DocumentFiles, Draft } from '@shared/builder';
import {
  composeLetter,
  designOfLetter,
  documentWords,
  finished,
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
export type AroundLetter = Omit<LetterToCompose, 'title' | 'document'>;

/** The files of a letter. None is made as long as a variable is not filled. */
export function letterFiles(
  aroundOf: (document: LetterDocument) => AroundLetter,
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
      // A picture that the pages have no place for is in no other file either.
      const { hasHeadshot } = templateOf(designOfLetter(letter).template);
      const bytes =
        format === 'pdf'
          ? await typesetter.pdf(finished(composeLetter(letter)), signal)
          : await writeLetterExport(format, letter, hasHeadshot ? loadHeadshot : undefined);
      return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: fileKinds[format].type });
    },
    // A form of a portal asks for the message alone: whom it is from and to, it knows.
    makeText: async (draft) => new Blob([await writeLetterMessage(whole(draft))], { type: 'text/plain' }),
  };
}
