import { graphql } from '@shared/graphql';
import { skillEventFields } from './skill-event-fields.ts';

export const createSkillEvent = graphql(
  `
    mutation EventsCreateSkill($input: SkillEventInput!) {
      event {
        createSkillEvent(input: $input) {
          ...SkillEventFields
        }
      }
    }
  `,
  [skillEventFields],
);
