import { makeRecord, recordKinds, canaryWord } from '../../../services/api/graphql/__tests__/make-records.ts';
import type { Ask } from '../../../services/api/graphql/__tests__/ask-as.ts';
import { TestBrowser } from '../../../services/api/identity/__tests__/browser.ts';

/** An account whose records no other account may read or change. */
export interface Owner {
  readonly ids: readonly string[];
  /** A word that every record contains. */
  readonly secretWord: string;
  /** Returns all data of the account as text. */
  state(): Promise<string>;
}

const password = 'a long enough secret';
const email = 'owner@example.org';
const everything = `{ me { profile { firstName } deletionDate } workEvents { id version company } eduEvents { id version }
  skillEvents { id version } paragraphEvents { id version } resumes { id version title } letters { id version title }
  jobs { nodes { id version title stage } } savedSearches { id name }
  people { nodes { id version name } } emailTemplates { id version name body } deletedResumes { id } }`;

/** Creates an account in the running product with one record of each kind that needs no job ad. */
export async function signUpOwner(origin: string): Promise<Owner> {
  const askAs = async (how: 'register' | 'login'): Promise<Ask> => {
    const { id_token: token } = await new TestBrowser(origin).signIn(how, email, password);
    return async <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> => {
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data;
    };
  };
  const ask = await askAs('register');
  await ask('mutation { user { createUser(input: {}) { id } } }');
  const ids: string[] = [];
  for (const kind of recordKinds) if (kind !== 'dismissal') ids.push(await makeRecord[kind](ask));
  // The token is requested again each time, because a long run outlasts its five minutes.
  return { ids, secretWord: canaryWord, state: async () => JSON.stringify(await (await askAs('login'))(everything)) };
}
