/**
 * No text that a request can contain keeps a process busy: every text argument of the schema gets texts that are hard
 * to read, of the largest size that it accepts.
 */
import {
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { type Operation, operations, unknownId } from '../api/graphql/__tests__/operations.ts';
import { startTestGateway, type TestGateway } from '../../tooling/testing/gateway.ts';
import { longTexts } from '../../tooling/testing/long-texts.ts';
import { processorTime } from '../../tooling/testing/processor-time.ts';

/** Lengths from that of a job ad, the longest text that an argument accepts. No rule is slow on shorter texts. */
const lengths = [50_000, 10_000, 2_000] as const;
/** The milliseconds of processor time that one text may take. */
const budgetMs = 200;

const scalars: Readonly<Record<string, unknown>> = {
  ID: unknownId,
  Int: 1,
  Float: 1,
  Boolean: true,
  String: 'Text',
  Date: '2026-11-22',
  DateTime: '2026-11-22T12:00:00Z',
  YearMonth: '2026-11',
};

/** Returns the smallest valid value of a type. */
function sampleOf(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const required = Object.values(inner.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type)]));
  }
  return scalars[getNamedType(inner).name] ?? {};
}

interface TextPlace {
  readonly path: string;
  readonly isId: boolean;
  /** Makes the value with that text. */
  readonly make: (text: string) => unknown;
}

/** Returns the places of all texts in a value of a type. */
function textsIn(type: GraphQLInputType, path: string): readonly TextPlace[] {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    return textsIn(inner.ofType, `${path}[]`).map((place) => ({ ...place, make: (text) => [place.make(text)] }));
  }
  if (isInputObjectType(inner)) {
    return Object.values(inner.getFields()).flatMap((field) =>
      textsIn(field.type, `${path}.${field.name}`).map((place) => ({
        ...place,
        make: (text) => ({ ...(sampleOf(inner) as object), [field.name]: place.make(text) }),
      })),
    );
  }
  const { name } = getNamedType(inner);
  return name === 'String' || name === 'ID' ? [{ path, isId: name === 'ID', make: (text) => text }] : [];
}

interface TextArgument {
  readonly name: string;
  readonly isId: boolean;
  readonly query: string;
  readonly variables: (text: string) => Readonly<Record<string, unknown>>;
}

/** Returns the calls of an operation, one for each text in its arguments, with no other arguments than it requires. */
const callsOf = ({ name, query, args, variables }: Operation): readonly TextArgument[] =>
  args.flatMap((argument) =>
    textsIn(argument.type, argument.name).map(({ path, isId, make }): TextArgument => {
      const required = args.filter(({ type }) => isNonNullType(type));
      const values = Object.fromEntries(required.map((each) => [each.name, variables[each.name] ?? unknownId]));
      return {
        name: `${name} ${path}`,
        isId,
        query,
        variables: (text) => ({ ...values, [argument.name]: make(text) }),
      };
    }),
  );

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.signUp('ada');
  // Matching and tailoring compare a text with what the person has written.
  const { errors } = await gateway.ask(
    `mutation { event { createWorkEvent(input: {
      company: "Northgate Library", position: "Archivist", startDate: "2019-03",
      accomplishments: [{ description: "Cataloged 40,000 letters in TypeScript and SQL" }]
    }) { id } } }`,
    {},
    token,
  );
  if (errors) throw new Error(errors[0]?.message);
});
afterAll(() => gateway.stop());

const calls = operations.flatMap(callsOf);

/** Returns what an answer says about its input. */
async function problemsOf({ query, variables }: TextArgument, text: string): Promise<string> {
  const { errors = [] } = await gateway.ask(query, variables(text), token);
  return JSON.stringify(errors.map(({ extensions: { code, fields } }) => [code, fields?.map(({ path }) => path)]));
}

/** Returns the largest length at which an argument gets the answer of a short text; undefined if it accepts none. */
async function acceptedLength(call: TextArgument): Promise<number | undefined> {
  const short = await problemsOf(call, 'Text');
  for (const length of lengths) {
    if ((await problemsOf(call, 'Text '.repeat(length / 5))) === short) return length;
  }
  return undefined;
}

test('finds the text arguments of the whole schema', () => {
  expect(calls.length).toBeGreaterThan(200);
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['job.readJobAd text', 'adFit text', 'tailorResume text', 'tailorLetter text']),
  );
});

test(`answers every text argument within ${budgetMs} ms of processor time`, async () => {
  const slow: string[] = [];
  const accepting: string[] = [];
  for (const call of calls) {
    // The first few say enough, and each of them takes seconds.
    if (slow.length >= 3) break;
    const length = call.isId ? undefined : await acceptedLength(call);
    if (length !== undefined) accepting.push(call.name);
    // What is refused for its length, or looked up as an id, is only checked to be refused at once.
    const texts = length === undefined ? longTexts(lengths[0]).slice(0, 3) : longTexts(length);
    for (const { name, text } of texts) {
      const spent = await processorTime(budgetMs, () => gateway.ask(call.query, call.variables(text), token));
      if (spent >= budgetMs) slow.push(`${call.name}, ${name}: ${Math.round(spent)} ms`);
    }
  }
  expect(slow).toEqual([]);
  expect(accepting).toEqual(
    expect.arrayContaining(['job.readJobAd text', 'adFit text', 'tailorResume text', 'tailorLetter text']),
  );
}, 300_000);
