import { graphql } from '@shared/graphql';
import { skillEventFields } from './skill-event-fields.ts';

export const listSkillEvents = graphql(
  `
    query EventsListSkills {
      skillEvents {
        ...SkillEventFields
      }
    }
  `,
  [skillEventFields],
);
