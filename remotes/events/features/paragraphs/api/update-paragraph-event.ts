import { graphql } from '@shared/graphql';
import { paragraphEventFields } from './paragraph-event-fields.ts';

/** Answers `VersionConflict` and writes nothing where `version` is no longer the newest. */
export const updateParagraphEvent = graphql(
  `
    mutation EventsUpdateParagraph($id: ID!, $version: Int!, $input: ParagraphEventInput!) {
      event {
        updateParagraphEvent(id: $id, version: $version, input: $input) {
          __typename
          ...ParagraphEventFields
          ... on VersionConflict {
            currentVersion
          }
        }
      }
    }
  `,
  [paragraphEventFields],
);
