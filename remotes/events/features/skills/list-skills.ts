import { graphql, type ResultOf } from '@shared/graphql';

/** Everything that the pages of a skill event show and save. */
export const skillEventFields = graphql(`
  fragment SkillEventFields on SkillEvent {
    id
    uuid
    version
    updatedAt
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
    usedIn {
      id
      title
    }
  }
`);

export type SkillEvent = ResultOf<typeof skillEventFields>;

export const listSkills = graphql(
  `
    query EventsListSkills {
      skillEvents {
        ...SkillEventFields
      }
    }
  `,
  [skillEventFields],
);
