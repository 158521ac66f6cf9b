import { graphql, type ResultOf } from '@shared/graphql';

/** The match of an ad, with every point and its reasons. */
export const fitFields = graphql(`
  fragment FitFields on Fit {
    score
    hasBlocks
    isProvisional
    lacks
    parts {
      key
      weight
      share
      points
      mostPoints
      reasons {
        kind
        term
        other
        count
        of
        blocks {
          id
          kind
          name
        }
      }
    }
    learnedPoints
    learnedReasons {
      kind
      term
      other
      count
      of
    }
    matched {
      term
      isRequired
      blocks {
        id
        kind
        name
      }
    }
    missing {
      term
      isRequired
    }
  }
`);

export type Fit = ResultOf<typeof fitFields>;
export type FitPart = Fit['parts'][number];
/** A reason without the blocks that support it, which is enough for lists. */
export type FitReason = Omit<FitPart['reasons'][number], 'blocks'>;
export type FitBlock = Fit['matched'][number]['blocks'][number];
