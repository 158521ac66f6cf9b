import { graphql } from '@shared/graphql';

export const getTailoredPosting = graphql(`
  query JobTrackerGetTailoredPosting($id: ID!) {
    posting(id: $id) {
      id
      title
      company
      location
      source: sourceName
    }
  }
`);

export const getTailoredJob = graphql(`
  query JobTrackerGetTailoredJob($id: ID!) {
    job(id: $id) {
      id
      title
      company
      location
      source
      description
    }
  }
`);
