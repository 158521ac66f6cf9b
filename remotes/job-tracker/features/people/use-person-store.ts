import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import type { RecordStore, SavedBase } from '@shared/record-forms';
import { useMemo, useRef } from 'react';
import { getPerson } from './api/get-person.ts';
import type { Person } from './api/person-fields.ts';
import { createPerson, updatePerson, type PersonInput } from './api/save-person.ts';
import { evictPeople } from './evict-people.ts';
import { personChanges, personInputOf, type PersonValues, personValuesOf } from './person-values.ts';

/** A person as the form saves them. */
export type StoredPerson = Person & SavedBase;

export const storedPerson = (person: Person): StoredPerson => ({ ...person, uuid: person.id });

/**
 * Creates and updates a person through the gateway. Only changed fields are sent, so that changes of other fields on
 * another device or in a job are kept.
 */
export function usePersonStore(person: Person | null): RecordStore<PersonValues, StoredPerson> {
  const client = useApolloClient();
  const known = useRef(person);
  return useMemo(() => {
    const save = async (id: string, version: number, input: PersonInput): Promise<Person | undefined> => {
      const result = await client.mutate({
        mutation: updatePerson,
        variables: { id, version, input },
        context: keepPlace,
      });
      const answer = dataOf(result).people.updatePerson;
      return answer.__typename === 'Person' ? answer : undefined;
    };
    const done = (saved: Person): { readonly status: 'saved'; readonly record: StoredPerson } => {
      known.current = saved;
      evictPeople(client.cache);
      return { status: 'saved', record: storedPerson(saved) };
    };
    return {
      async create(values, id) {
        const input = personInputOf(values);
        const result = await client.mutate({ mutation: createPerson, variables: { id, input }, context: keepPlace });
        const made = dataOf(result).people.createPerson;
        // An earlier attempt whose response was lost may have created the person with older input.
        const missing = personChanges(input, personInputOf(personValuesOf(made)));
        const whole = Object.keys(missing).length === 0 ? made : await save(made.id, made.version, missing);
        return done(whole ?? made).record;
      },
      // If a lost attempt created the person, the next attempt returns them, so nothing needs to be looked up.
      find: () => Promise.resolve(undefined),
      async update({ id, version }, values) {
        const before = personInputOf(personValuesOf(known.current));
        const mine = personChanges(personInputOf(values), before);
        const saved = await save(id, version, mine);
        if (saved !== undefined) return done(saved);
        const result = await client.query({
          query: getPerson,
          variables: { id },
          fetchPolicy: 'network-only',
          context: keepPlace,
        });
        const newest = dataOf(result).person;
        const theirs = personChanges(personInputOf(personValuesOf(newest)), before);
        const isApart = !Object.keys(theirs).some((name) => name in mine);
        const merged = isApart ? await save(id, newest.version, mine) : undefined;
        if (merged !== undefined) return done(merged);
        // A person who keeps the other version has seen the newest one.
        known.current = newest;
        return { status: 'conflict', newest: storedPerson(newest) };
      },
    };
  }, [client]);
}
