import { graphql } from '@shared/graphql';

/** Asks how much the person stores, and how much they may. */
export const profileLoadUsage = graphql(`
  query ProfileLoadUsage {
    me {
      id
      isAnonymous
      usage {
        usedBytes
        allowedBytes
      }
    }
  }
`);
