import { blockFields, paragraphFields } from '@shared/builder';
import { graphql, profileContactFields } from '@shared/graphql';

/** The person and all their blocks, from which the pages of a résumé are composed. */
export const getMaterial = graphql(
  `
    query JobTrackerGetMaterial {
      ...ResumeMaterial
    }
  `,
  [blockFields],
);

/** The person and their paragraphs, from which the page of a letter is composed. */
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

/** The résumé that a document starts from, or whose design it follows. */
export const getBase = graphql(`
  query JobTrackerGetBase($id: ID!) {
    resume(id: $id) {
      id
      title
      document
    }
  }
`);

/** The options of these queries: they load again, because another page may have changed the data. */
export const materialOptions = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;
