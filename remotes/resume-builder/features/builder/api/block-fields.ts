import { graphql, profileContactFields, type ResultOf } from '@shared/graphql';

export const workFields = graphql(`
  fragment ResumeBuilderWork on WorkEvent @_unmask {
    id
    uuid
    version
    company
    position
    location
    link
    startDate
    endDate
    accomplishments {
      id
      description
    }
    variants {
      id
      length
      language
      company
      position
      location
      accomplishments {
        id
        description
      }
    }
  }
`);

export const eduFields = graphql(`
  fragment ResumeBuilderEdu on EduEvent @_unmask {
    id
    uuid
    version
    university
    degree
    location
    link
    major
    minor
    startDate
    endDate
    attending
    accomplishments {
      id
      description
    }
    coursework {
      id
      description
    }
    variants {
      id
      length
      language
      university
      degree
      major
      minor
      location
      accomplishments {
        id
        description
      }
      coursework {
        id
        description
      }
    }
  }
`);

export const skillFields = graphql(`
  fragment ResumeBuilderSkills on SkillEvent @_unmask {
    id
    uuid
    version
    name
    skills {
      id
      name
      level
    }
    variants {
      id
      length
      language
      name
      skills {
        id
        name
        level
      }
    }
  }
`);

/** The person and all their blocks: what a résumé is composed from. */
export const blockFields = graphql(
  `
    fragment ResumeBuilderBlocks on Query @_unmask {
      me {
        id
        headshotURL
        profile {
          ...ProfileContactFields
        }
      }
      workEvents {
        ...ResumeBuilderWork
      }
      eduEvents {
        ...ResumeBuilderEdu
      }
      skillEvents {
        ...ResumeBuilderSkills
      }
    }
  `,
  [profileContactFields, workFields, eduFields, skillFields],
);

export type BlocksAnswer = ResultOf<typeof blockFields>;
