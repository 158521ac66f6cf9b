import type { ParagraphEvent } from '@shared/documents';
import { graphql, type ResultOf } from '@shared/graphql';

/**
 * A paragraph event with everything that a letter can show of it and that is written back when the event is edited from
 * a letter.
 */
export const paragraphFields = graphql(`
  fragment WholeParagraph on ParagraphEvent @_unmask {
    id
    uuid
    version
    title
    kind
    text
    variants {
      id
      length
      language
      text
    }
  }
`);

type ParagraphAnswer = ResultOf<typeof paragraphFields>;

/** Converts the API's paragraph events to the types of shared/documents. */
export const parseParagraphs = (answers: readonly ParagraphAnswer[]): readonly ParagraphEvent[] =>
  answers.map(({ variants, ...paragraph }) => ({
    ...paragraph,
    variants: variants.map(({ id, length, language, text }) => ({
      ...{ id, length, language },
      texts: text === null ? {} : { text },
    })),
  }));
