import { blockFields } from '@shared/builder';
import { graphql } from '@shared/graphql';

/** The person and all their blocks: what the pages are made of. */
export const getMaterial = graphql(
  `
    query JobTrackerGetMaterial {
      ...ResumeMaterial
    }
  `,
  [blockFields],
);

/** The résumé that a tailored one begins as. */
export const getBase = graphql(`
  query JobTrackerGetBase($id: ID!) {
    resume(id: $id) {
      id
      title
      document
    }
  }
`);
