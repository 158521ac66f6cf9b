import { graphql, type ResultOf } from '@shared/graphql';

/** Everything that the pages of a cover-letter paragraph show and save. */
export const paragraphEventFields = graphql(`
  fragment ParagraphEventFields on ParagraphEvent {
    id
    uuid
    version
    updatedAt
    title
    kind
    text
    variants {
      id
      length
      language
      text
    }
    usedIn {
      id
      title
    }
  }
`);

export type ParagraphEvent = ResultOf<typeof paragraphEventFields>;

export const listParagraphs = graphql(
  `
    query EventsListParagraphs {
      paragraphEvents {
        ...ParagraphEventFields
      }
    }
  `,
  [paragraphEventFields],
);
