import { graphql, type ResultOf } from '@shared/graphql';

/** The match of an ad, with every point and its reasons. */
export const matchFields = graphql(`
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
      kind
      isRequired
      blocks {
        id
        kind
        name
      }
    }
    missing {
      term
      kind
      isRequired
    }
  }
`);

export type Match = ResultOf<typeof matchFields>;
export type MatchPart = Match['parts'][number];
/** A reason without the blocks that support it, which is enough for lists. */
export type MatchReason = Omit<MatchPart['reasons'][number], 'blocks'>;
export type MatchBlock = Match['matched'][number]['blocks'][number];
