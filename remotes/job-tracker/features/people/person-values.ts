import { describeText, linkOrNull, textOrNull, type DescribedField } from '@shared/record-forms';
import type { Person } from './api/person-fields.ts';
import type { PersonInput } from './api/save-person.ts';

/** The values of a person's form, in the shape of its inputs. */
export interface PersonValues {
  name: string;
  role: string;
  company: string;
  email: string;
  phone: string;
  link: string;
  howWeMet: string;
  lastContactOn: string;
  notes: string;
}

export const personFieldNames = [
  ...(['name', 'role', 'company', 'email', 'phone', 'link', 'howWeMet', 'lastContactOn', 'notes'] as const),
] as const satisfies readonly (keyof PersonValues)[];

/** Returns the values of the form for a person, or for an empty form. */
export const personValuesOf = (person: Person | null): PersonValues => ({
  name: person?.name ?? '',
  role: person?.role ?? '',
  company: person?.company ?? '',
  email: person?.email ?? '',
  phone: person?.phone ?? '',
  link: person?.link ?? '',
  howWeMet: person?.howWeMet ?? '',
  lastContactOn: person?.lastContactOn ?? '',
  notes: person?.notes ?? '',
});

/** Converts the form's values to the gateway's input. */
export const personInputOf = (values: PersonValues): PersonInput => ({
  ...Object.fromEntries(personFieldNames.map((name) => [name, textOrNull(values[name])])),
  link: linkOrNull(values.link),
  notes: values.notes.trim() === '' ? null : values.notes,
});

/** Returns the fields in which `input` differs from `known`. */
export const personChanges = (input: PersonInput, known: PersonInput): PersonInput =>
  Object.fromEntries(
    personFieldNames
      .filter((name) => (input[name] ?? null) !== (known[name] ?? null))
      .map((name) => [name, input[name]]),
  );

/** Describes a person's values field by field, so that two versions can be compared. */
export const describePerson = (values: PersonValues): readonly DescribedField[] =>
  personFieldNames.map((name) => describeText(`people.fields.${name}`, textOrNull(values[name])));
