import { graphql } from '@shared/graphql';

/** Reads which documents use a paragraph. */
export const getUses = graphql(`
  query CoverLetterBuilderUses($id: ID!) {
    paragraphEvent(id: $id) {
      id
      usedIn {
        id
        title
      }
    }
  }
`);
