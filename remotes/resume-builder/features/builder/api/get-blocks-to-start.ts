import { graphql } from '@shared/graphql';

/** As much of the person's blocks as a new résumé needs to put them in order. */
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
