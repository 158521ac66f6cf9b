/** Sends every operation of the schema as every kind of person, with their own records and with another person's. */
import { randomUUID } from 'node:crypto';
import type { GatewayAnswer, TestGateway } from '../../tooling/testing/gateway.ts';
import { startTestGateway } from '../../tooling/testing/gateway.ts';
import { startTestIssuer, type TestIssuer } from '../../tooling/testing/issuer.ts';
import { adminClientId } from '../domain/oauth-clients/web-client.ts';
import { readAllPostings } from '../domain/job-search/match/read-postings.ts';
import { addSamples } from '../domain/postings/samples/add-samples.ts';
import { type Ask, askWith } from '../api/graphql/__tests__/ask-as.ts';
import {
  type Expectation,
  expectations,
  expectedCodes,
  type Person,
  persons,
} from '../api/graphql/__tests__/expectations.ts';
import { makeRecord, type RecordKind, recordKinds, canaryWord } from '../api/graphql/__tests__/make-records.ts';
import { unknownId, type Operation, operations } from '../api/graphql/__tests__/operations.ts';
import { createAuthenticator } from '../domain/accounts/authentication/authenticator.ts';

let gateway: TestGateway;
let issuers: readonly TestIssuer[];
let tokens: Record<Person, string | undefined>;
const withAccounts = ['guest', 'member', 'customer'] as const;
/** One résumé of each person. */
const resumesOf = new Map<Person, string>();
let posting: string;
/** A person whose records none of the callers may see or change. */
let owner: Ask;
let recordsOfOwner: Readonly<Record<RecordKind, string>>;
let stateBefore: unknown;

/** All data of the owner, as the owner sees it. */
const everything = `{ me { profile { firstName } deletionDate } workEvents { id version company } eduEvents { id version }
  skillEvents { id version } paragraphEvents { id version } resumes { id version title } letters { id version title }
  jobs { nodes { id version title stage sent { id } } } savedSearches { id name } savvyDismissals { id } deletedResumes { id } }`;

beforeAll(async () => {
  const [own, partner] = await Promise.all([
    startTestIssuer(),
    startTestIssuer({ issuer: 'https://portal.example', audience: 'tessera-at-portal' }),
  ]);
  issuers = [own, partner];
  gateway = await startTestGateway({
    authenticate: createAuthenticator({ issuers: [own, { ...partner, isPartner: true }] }),
    findAuthProvider: () => 'oidc.portal',
  });
  await addSamples(gateway.database.db, 3);
  await readAllPostings(gateway.database.db);
  const { rows } = await gateway.database.db.$client.query<{ id: string }>('select id from postings limit 1');
  posting = rows[0]!.id;
  const withAddress = (sub: string) => ({ sub, email: `${sub}@example.com`, email_verified: true });
  tokens = {
    nobody: undefined,
    garbage: 'not.a.token',
    elsewhere: await own.sign({ ...withAddress('member'), aud: 'agenda' }),
    operator: await own.sign({ ...withAddress('member'), aud: adminClientId }),
    newcomer: undefined,
    guest: await own.sign({ sub: 'guest', is_anonymous: true }),
    member: await own.sign(withAddress('member')),
    // The same name at the partner is another person.
    customer: await partner.sign(withAddress('member')),
  };
  owner = askWith(gateway, await own.sign(withAddress('owner')));
  const makeAccount = 'mutation { user { createUser(input: {}) { id } } }';
  await owner(makeAccount);
  for (const person of withAccounts) {
    const ask = askWith(gateway, tokens[person]);
    await ask(makeAccount);
    resumesOf.set(person, await makeRecord.resume(ask));
  }
  const made: [RecordKind, string][] = [];
  for (const kind of recordKinds) made.push([kind, await makeRecord[kind](owner, posting)]);
  recordsOfOwner = Object.fromEntries(made) as Record<RecordKind, string>;
  stateBefore = await owner(everything);
});
afterAll(async () => {
  await gateway.stop();
  await Promise.all(issuers.map((issuer) => issuer.stop()));
});

const hasAccount = (person: Person): boolean => withAccounts.some((name) => name === person);

const codesOf = ({ errors }: GatewayAnswer<unknown>): readonly string[] =>
  (errors ?? []).map(({ extensions }) => extensions.code);

/** The variables where the default sample of an argument's type would be refused. */
const fittingVariables: Readonly<Record<string, (person: Person) => Readonly<Record<string, unknown>>>> = {
  'user.requestAccountDeletion': (person) => ({ confirmation: person === 'guest' ? 'DELETE' : 'member@example.com' }),
  'search.saveSearch': () => ({ name: randomUUID(), search: { words: randomUUID() } }),
  'search.updateSavedSearch': () => ({ name: randomUUID(), search: { words: randomUUID() } }),
  jobs: () => ({ after: null }),
  people: () => ({ after: null }),
  postings: () => ({ after: null }),
  savvyPostings: () => ({ after: null }),
  pagesAfter: () => ({ work: { company: 'C', position: 'P' } }),
  tailorResume: () => ({ language: 'en', pages: 1 }),
  'job.markSent': (person) => ({ language: 'en', resumeId: resumesOf.get(person) }),
  'job.setJobDigest': () => ({ hour: 7, timeZone: 'Europe/Berlin' }),
};

/** Returns the variables of an operation. `many` applies where an operation takes a list of ids. */
function variablesFor(
  { name, variables, takesId }: Operation,
  person: Person,
  id: string,
  many: readonly string[] = [unknownId],
): Readonly<Record<string, unknown>> {
  const lists = Object.entries(variables).filter(([, value]) => Array.isArray(value) && value[0] === unknownId);
  return {
    ...variables,
    ...Object.fromEntries(lists.map(([list]) => [list, many])),
    ...fittingVariables[name]?.(person),
    ...(takesId && { id }),
  };
}

/** Creates a record that the person may change freely. */
async function ownRecord(person: Person, { not, of }: Expectation): Promise<string> {
  if (of === 'posting') return posting;
  if (of === undefined || !hasAccount(person) || not?.[person] !== undefined) return unknownId;
  return makeRecord[of](askWith(gateway, tokens[person]), posting);
}

test('covers every operation and no others', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(expectations).sort());
  for (const { name, takesId } of operations)
    expect([name, expectations[name]?.of !== undefined]).toEqual([name, takesId]);
});

test.each(operations.map((operation) => [operation.name, operation] as const))(
  'lets each caller of %s reach only their own data',
  async (name, operation) => {
    const expectation = expectations[name]!;
    const { of = 'resume' } = expectation;
    // `createUser` creates an account.
    tokens.newcomer = await issuers[0]!.sign({ sub: `newcomer to ${name}` });
    const owners = of === 'posting' ? posting : recordsOfOwner[of];
    for (const person of Object.keys(persons) as readonly Person[]) {
      const answerTo = (id: string, many?: readonly string[]) =>
        gateway.ask(operation.query, variablesFor(operation, person, id, many), tokens[person]);
      const others = await answerTo(owners, Object.values(recordsOfOwner));
      expect([person, 'other', ...codesOf(others)]).toEqual([
        person,
        'other',
        ...expectedCodes(expectation, person, 'other'),
      ]);
      if (expectation.of !== undefined && expectation.of !== 'posting') {
        expect([person, others]).toEqual([person, await answerTo(unknownId)]);
      }
      const seenText = JSON.stringify(others);
      expect([person, Object.values(recordsOfOwner).filter((id) => seenText.includes(id))]).toEqual([person, []]);
      const own = await answerTo(await ownRecord(person, expectation));
      expect([person, 'own', ...codesOf(own)]).toEqual([person, 'own', ...expectedCodes(expectation, person, 'own')]);
    }
  },
);

/** Further arguments that name a record, with the kind of record. */
const furtherArguments: Readonly<Record<string, RecordKind>> = {
  jobId: 'job',
  resumeId: 'resume',
  baseResumeId: 'resume',
  letterId: 'letter',
};
/** A person's records, by the names under which inputs refer to them. */
type Names = Readonly<Record<'resumeId' | 'letterId' | 'jobId', string>>;
const tracked = ({ resumeId, letterId }: Names) => ({ title: 'T', resumeId, letterId });
/** The same references inside inputs. */
const inInputs: Readonly<Record<string, (names: Names) => Readonly<Record<string, unknown>>>> = {
  'job.createJob': (names) => ({ input: tracked(names) }),
  'job.updateJob': (names) => ({ input: tracked(names) }),
  'job.importJobs': (names) => ({ rows: [tracked(names)] }),
  'resume.createTailoredResume': ({ resumeId, jobId }) => ({
    input: { title: 'T', choices: [], baseResumeId: resumeId, jobId },
  }),
  'letter.createTailoredLetter': ({ resumeId, jobId }) => ({
    input: { title: 'T', paragraphIds: [], resumeId, jobId },
  }),
};

test('treats another person’s record as missing, wherever it is named', async () => {
  const visited: string[] = [];
  for (const operation of operations) {
    const { name, query, mayName } = operation;
    const named = mayName.filter((argument) => argument in furtherArguments);
    const input = inInputs[name];
    const ask = async (idOf: (kind: RecordKind) => string) => {
      const id = await ownRecord('member', expectations[name]!);
      const inputValues = {
        ...Object.fromEntries(named.map((argument) => [argument, idOf(furtherArguments[argument]!)])),
        ...input?.({ resumeId: idOf('resume'), letterId: idOf('letter'), jobId: idOf('job') }),
      };
      // Arguments that are not under test are left out, because some operations accept only one of several.
      const others = Object.fromEntries(mayName.filter((each) => !named.includes(each)).map((each) => [each, null]));
      const text = named.length > 0 && 'text' in operation.variables ? { text: null } : {};
      const variables = { ...variablesFor(operation, 'member', id), ...others, ...text, ...inputValues };
      return gateway.ask(query, variables, tokens.member);
    };
    if (named.length === 0 && input === undefined) continue;
    visited.push(name);
    const answer = await ask((kind) => recordsOfOwner[kind]);
    const missing = await ask(() => unknownId);
    expect([name, answer.errors]).toEqual([name, missing.errors]);
    // Some operations skip a missing record, as they do for a deleted one.
    expect([name, JSON.stringify(answer.data)]).toEqual([name, expect.not.stringContaining(canaryWord)]);
  }
  expect(visited.length).toBeGreaterThanOrEqual(8);
});

test('leaves the owner’s data unchanged and unread after all that', async () => {
  expect(await owner(everything)).toEqual(stateBefore);
  expect(JSON.stringify(stateBefore)).toContain(canaryWord);
});
