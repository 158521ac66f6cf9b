import { graphql } from '@shared/graphql';
import { skillEventFields } from './skill-event-fields.ts';

/** Brings deleted blocks back from the copies that their deletion answered with. */
export const restoreSkillEvents = graphql(
  `
    mutation EventsRestoreSkill($copies: [EventCopy!]!) {
      event {
        restoreEvents(copies: $copies) {
          skills {
            ...SkillEventFields
          }
        }
      }
    }
  `,
  [skillEventFields],
);
