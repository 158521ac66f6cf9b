import { graphql, profileContactFields, type ResultOf } from '@shared/graphql';

export const workFields = graphql(`
  fragment WholeWork on WorkEvent @_unmask {
    id
    uuid
    version
    company
    position
    location
    link
    startDate
    startPrecision
    endDate
    endPrecision
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
  fragment WholeEdu on EduEvent @_unmask {
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
    startPrecision
    endDate
    endPrecision
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
  fragment WholeSkills on SkillEvent @_unmask {
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

/** The profile and all events: everything that a résumé is composed from. */
export const blockFields = graphql(
  `
    fragment ResumeMaterial on Query @_unmask {
      me {
        id
        headshotURL
        profile {
          ...ProfileContactFields
        }
      }
      workEvents {
        ...WholeWork
      }
      eduEvents {
        ...WholeEdu
      }
      skillEvents {
        ...WholeSkills
      }
    }
  `,
  [profileContactFields, workFields, eduFields, skillFields],
);

export type BlocksAnswer = ResultOf<typeof blockFields>;
