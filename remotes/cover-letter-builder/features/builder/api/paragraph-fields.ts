import { graphql, type ResultOf } from '@shared/graphql';

/** A paragraph with all that a letter can show of it, and that is written when the block is changed from here. */
export const paragraphFields = graphql(`
  fragment CoverLetterBuilderParagraph on ParagraphEvent @_unmask {
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

export type ParagraphAnswer = ResultOf<typeof paragraphFields>;
