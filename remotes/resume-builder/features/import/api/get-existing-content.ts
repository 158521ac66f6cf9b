import { blockFields } from '@shared/builder';
import { graphql } from '@shared/graphql';

/** Reads what an import may extend and must not duplicate: contact info, blocks, and the titles of résumés. */
export const getExistingContent = graphql(
  `
    query ResumeBuilderGetOwnThings {
      ...ResumeMaterial
      resumes {
        id
        title
      }
    }
  `,
  [blockFields],
);
