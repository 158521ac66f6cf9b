import { graphql, type ResultOf } from '@shared/graphql';

/** Proposes a résumé for a posting or a job. Nothing is stored. */
export const tailorResume = graphql(`
  query JobTrackerTailorResume($postingId: ID, $jobId: ID, $baseResumeId: ID, $pages: Int, $language: String!) {
    tailorResume(
      postingId: $postingId
      jobId: $jobId
      baseResumeId: $baseResumeId
      pages: $pages
      language: $language
    ) {
      blocks {
        id
        kind
        name
        include
        isInBase
        reasons {
          kind
          terms
        }
        entries {
          id
          text
          include
          isInBase
          reasons {
            kind
            terms
          }
        }
      }
      gaps {
        term
        isRequired
      }
      pages
      mostPages
      fits
      lacks
      baseTitle
    }
  }
`);

/** Proposes paragraphs for a letter. */
export const tailorLetter = graphql(`
  query JobTrackerTailorLetter($postingId: ID, $jobId: ID) {
    tailorLetter(postingId: $postingId, jobId: $jobId) {
      paragraphs {
        id
        kind
        title
        include
        reasons {
          kind
          terms
        }
      }
      starters {
        kind
        text
      }
      gaps {
        term
        isRequired
      }
      lacks
    }
  }
`);

/** Keeps a starter as a paragraph block. */
export const createParagraph = graphql(`
  mutation JobTrackerCreateParagraph($input: ParagraphEventInput!) {
    event {
      createParagraphEvent(input: $input) {
        id
      }
    }
  }
`);

/** Creates a résumé that refers to the chosen blocks and is linked to the job. A posting is added to the board. */
export const createTailoredResume = graphql(`
  mutation JobTrackerCreateTailoredResume($id: ID, $input: TailoredResumeInput!) {
    resume {
      createTailoredResume(id: $id, input: $input) {
        id
      }
    }
  }
`);

export const createTailoredLetter = graphql(`
  mutation JobTrackerCreateTailoredLetter($id: ID, $input: TailoredLetterInput!) {
    letter {
      createTailoredLetter(id: $id, input: $input) {
        id
      }
    }
  }
`);

export type ProposedResume = ResultOf<typeof tailorResume>['tailorResume'];
export type ProposedBlock = ProposedResume['blocks'][number];
export type ProposedEntry = ProposedBlock['entries'][number];
export type ProposedLetter = ResultOf<typeof tailorLetter>['tailorLetter'];
export type ProposedParagraph = ProposedLetter['paragraphs'][number];
export type TailorReason = ProposedBlock['reasons'][number];
export type Gap = ProposedResume['gaps'][number];
