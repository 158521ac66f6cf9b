import { graphql } from '@shared/graphql';
import { blockFields } from '../../builder/api/block-fields.ts';

/** What an import may add to, and must not make a second time: contact info and blocks. */
export const getOwnThings = graphql(
  `
    query ResumeBuilderGetOwnThings {
      ...ResumeBuilderBlocks
    }
  `,
  [blockFields],
);
