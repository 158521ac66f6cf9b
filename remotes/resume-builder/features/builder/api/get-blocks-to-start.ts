import { graphql } from '@shared/graphql';

/** Reads only what a new résumé needs to put the person's blocks in order. */
export const getBlocksToStart = graphql(`
  query ResumeBuilderGetBlocksToStart {
    workEvents {
      id
      startDate
      endDate
    }
    eduEvents {
      id
      startDate
      endDate
    }
    skillEvents {
      id
    }
  }
`);
