import { graphql, type ResultOf } from '@shared/graphql';

/** The fields of a person that a list shows. */
export const personRowFields = graphql(`
  fragment PersonRowFields on Person {
    id
    version
    name
    role
    company
    email
    howWeMet
    lastContactOn
    jobs {
      id
      title
      company
      stage
    }
  }
`);
export type PersonRow = ResultOf<typeof personRowFields>;

/** The fields of a person that the person's page shows and saves. */
export const personFields = graphql(`
  fragment PersonFields on Person {
    id
    version
    name
    role
    company
    email
    phone
    link
    howWeMet
    lastContactOn
    notes
    jobs {
      id
      title
      company
      stage
      interviews {
        id
        at
        timeZone
      }
    }
  }
`);
export type Person = ResultOf<typeof personFields>;
export type PersonJob = Person['jobs'][number];
