import { blockFields, paragraphFields } from '@shared/builder';
import { graphql, profileContactFields } from '@shared/graphql';

/** The person and all their blocks: what the pages of a résumé are made of. */
export const getMaterial = graphql(
  `
    query JobTrackerGetMaterial {
      ...ResumeMaterial
    }
  `,
  [blockFields],
);

/** The person and their paragraphs: what the page of a letter is made of. */
export const getLetterMaterial = graphql(
  `
    query JobTrackerGetLetterMaterial {
      me {
        id
        headshotURL
        profile {
          ...ProfileContactFields
        }
      }
      paragraphEvents {
        ...WholeParagraph
      }
    }
  `,
  [profileContactFields, paragraphFields],
);

/** The résumé that a document begins as, or whose design it follows. */
export const getBase = graphql(`
  query JobTrackerGetBase($id: ID!) {
    resume(id: $id) {
      id
      title
      document
    }
  }
`);

/** How all of it is asked for: what another page has changed must be there. */
export const asked = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;
