import { graphql } from '@shared/graphql';
import { skillEventFields } from './skill-event-fields.ts';

export const getSkillEvent = graphql(
  `
    query EventsGetSkill($id: ID!) {
      skillEvent(id: $id) {
        ...SkillEventFields
      }
    }
  `,
  [skillEventFields],
);
