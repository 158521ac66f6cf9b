import type { PersonRow } from './api/person-fields.ts';

type Named = Pick<PersonRow, 'name' | 'email'>;

/** What a person is called; every person has a name or an email. */
export const personName = ({ name, email }: Named): string => name ?? email ?? '';
