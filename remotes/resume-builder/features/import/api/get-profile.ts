import { graphql, profileContactFields } from '@shared/graphql';

/** The contact info that an import may add to. */
export const getProfile = graphql(
  `
    query ResumeBuilderGetProfile {
      me {
        id
        profile {
          ...ProfileContactFields
        }
      }
    }
  `,
  [profileContactFields],
);
