import { paragraphFields } from '@shared/builder';
import { graphql } from '@shared/graphql';

export const createParagraph = graphql(
  `
    mutation CoverLetterBuilderCreateParagraph($input: ParagraphEventInput!) {
      event {
        created: createParagraphEvent(input: $input) {
          ...WholeParagraph
        }
      }
    }
  `,
  [paragraphFields],
);

/** Returns `VersionConflict` and writes nothing if `version` is no longer the newest. */
export const updateParagraph = graphql(
  `
    mutation CoverLetterBuilderUpdateParagraph($id: ID!, $version: Int!, $input: ParagraphEventInput!) {
      event {
        update: updateParagraphEvent(id: $id, version: $version, input: $input) {
          __typename
          ...WholeParagraph
        }
      }
    }
  `,
  [paragraphFields],
);
