import { blockFields } from '@shared/builder';
import { graphql } from '@shared/graphql';

/** Reads the contact info and blocks of the person, which an import may extend and must not duplicate. */
export const getExistingContent = graphql(
  `
    query ResumeBuilderGetOwnThings {
      ...ResumeMaterial
    }
  `,
  [blockFields],
);
