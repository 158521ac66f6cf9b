import { blockFields } from '@shared/builder';
import { graphql } from '@shared/graphql';

/** What an import may add to, and must not make a second time: contact info and blocks. */
export const getOwnThings = graphql(
  `
    query ResumeBuilderGetOwnThings {
      ...ResumeMaterial
    }
  `,
  [blockFields],
);
