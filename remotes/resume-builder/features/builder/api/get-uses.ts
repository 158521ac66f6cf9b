import type { EventSectionKind } from '@shared/documents';
import { graphql } from '@shared/graphql';

const ofWork = graphql(`
  query ResumeBuilderUsesOfWork($id: ID!) {
    block: workEvent(id: $id) {
      id
      usedIn {
        id
        title
      }
    }
  }
`);
const ofEducation = graphql(`
  query ResumeBuilderUsesOfEdu($id: ID!) {
    block: eduEvent(id: $id) {
      id
      usedIn {
        id
        title
      }
    }
  }
`);
const ofSkills = graphql(`
  query ResumeBuilderUsesOfSkills($id: ID!) {
    block: skillEvent(id: $id) {
      id
      usedIn {
        id
        title
      }
    }
  }
`);

/** The queries, by kind of block, that list the documents using a block. */
export const getUses = { work: ofWork, education: ofEducation, skills: ofSkills } satisfies Record<
  EventSectionKind,
  unknown
>;
