import { graphql } from '@shared/graphql';
import { paragraphFields } from './paragraph-fields.ts';

export const createParagraph = graphql(
  `
    mutation CoverLetterBuilderCreateParagraph($input: ParagraphEventInput!) {
      event {
        created: createParagraphEvent(input: $input) {
          ...CoverLetterBuilderParagraph
        }
      }
    }
  `,
  [paragraphFields],
);

/** Answers `VersionConflict` and writes nothing where `version` is no longer the newest. */
export const updateParagraph = graphql(
  `
    mutation CoverLetterBuilderUpdateParagraph($id: ID!, $version: Int!, $input: ParagraphEventInput!) {
      event {
        update: updateParagraphEvent(id: $id, version: $version, input: $input) {
          __typename
          ...CoverLetterBuilderParagraph
        }
      }
    }
  `,
  [paragraphFields],
);
