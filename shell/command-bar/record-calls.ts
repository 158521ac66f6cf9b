import { graphql } from '@shared/graphql';

/** What the command bar finds by title in memory; a person has few enough of these to list them all. */
export const listRecords = graphql(`
  query ShellListRecords {
    resumes {
      id
      title
    }
    letters {
      id
      title
    }
    workEvents {
      id
      position
      company
    }
    eduEvents {
      id
      degree
      university
    }
    skillEvents {
      id
      name
    }
    paragraphEvents {
      id
      title
    }
  }
`);

/** Finds tracked jobs that contain all the words. There may be thousands of jobs, so the gateway searches them. */
export const findJobs = graphql(`
  query ShellFindJobs($text: String!) {
    jobs(filter: { text: $text }, first: 50) {
      nodes {
        id
        title
        company
      }
    }
  }
`);
