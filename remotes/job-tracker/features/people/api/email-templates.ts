import { graphql, type ResultOf } from '@shared/graphql';

const templateFields = graphql(`
  fragment EmailTemplateFields on EmailTemplate {
    id
    version
    name
    subject
    body
  }
`);
export type OwnTemplate = ResultOf<typeof templateFields>;

/** Loads the templates that the person wrote, and the name with which they sign. */
export const getEmailTexts = graphql(
  `
    query JobTrackerGetEmailTexts {
      emailTemplates {
        ...EmailTemplateFields
      }
      me {
        id
        profile {
          firstName
          lastName
        }
      }
    }
  `,
  [templateFields],
);

export const createEmailTemplate = graphql(
  `
    mutation JobTrackerCreateEmailTemplate($id: ID!, $input: EmailTemplateInput!) {
      people {
        createEmailTemplate(id: $id, input: $input) {
          ...EmailTemplateFields
        }
      }
    }
  `,
  [templateFields],
);

export const updateEmailTemplate = graphql(
  `
    mutation JobTrackerUpdateEmailTemplate($id: ID!, $version: Int!, $input: EmailTemplateInput!) {
      people {
        updateEmailTemplate(id: $id, version: $version, input: $input) {
          __typename
          ...EmailTemplateFields
          ... on VersionConflict {
            currentVersion
          }
        }
      }
    }
  `,
  [templateFields],
);

export const deleteEmailTemplate = graphql(`
  mutation JobTrackerDeleteEmailTemplate($id: ID!) {
    people {
      deleteEmailTemplate(id: $id) {
        id
      }
    }
  }
`);

export const restoreEmailTemplate = graphql(`
  mutation JobTrackerRestoreEmailTemplate($id: ID!) {
    people {
      restoreEmailTemplate(id: $id) {
        id
      }
    }
  }
`);
