import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isObjectType,
  isUnionType,
} from 'graphql';
import { malformedValue } from './malformed-values.ts';
import { nastyTexts } from './nasty-texts.ts';
import { type Seeded, seeded } from './seeded.ts';
import type { RawRequest } from './send-raw.ts';

export interface QueryTarget {
  readonly schema: GraphQLSchema;
  readonly path: string;
  /** Tokens of accounts. Requests are sent with one of them, or without a token. */
  readonly tokens: readonly string[];
  /** Ids of existing records that belong to these accounts and to others. */
  readonly ids: readonly string[];
}

/** Documents that are malformed in themselves. */
const brokenDocuments: readonly ((seed: Seeded) => string)[] = [
  () => '',
  () => '{',
  () => '\ufeff{ me { id } }',
  () => '{ me { id\u0000 } }',
  () => `{ ${'me { '.repeat(3_000)} id ${'}'.repeat(3_001)}`,
  () => `{ ${Array.from({ length: 2_000 }, (_each, index) => `a${index}: me { id }`).join(' ')} }`,
  () => `query (${Array.from({ length: 400 }, (_each, index) => `$v${index}: Int`).join(' ')}) { me { id } }`,
  () => '{ me { ...a } } fragment a on User { ...b } fragment b on User { ...a }',
  () => '{ me { ...a } } fragment a on User { id ...a }',
  () => '{ me { ...missing } }',
  () => 'query A { me { id } } query B { workEvents { id } }',
  () => 'subscription { me { id } }',
  () => '{ __schema { types { name fields { name } } } }',
  () => '{ __type(name: "User") { fields { name } } }',
  () => `{ me { id ${'@include(if: true) '.repeat(500)} } }`,
  () => '{ me { id @nothing @skip @include(if: "yes") @deprecated } }',
  () => '{ jobs(first: 99999999999999999999) { total } }',
  () => '{ posting(id: """block " \\""" text""") { id } }',
  () => '{ resume(id: "\\ud800") { id } job(id: "\\u{110000}") { id } }',
  ({ one }) => `{ resume(id: ${JSON.stringify(one(nastyTexts))}) { id } }`,
  ({ one }) => `# ${one(nastyTexts).replaceAll('\n', ' ')}\n{ me { id } }`,
];

/** Selects fields of a type: mostly existing ones, sometimes with aliases, sometimes unknown ones. */
function selection(chosen: Seeded, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  const { one, chance, below } = chosen;
  if (isUnionType(named)) {
    return ` { __typename ${named
      .getTypes()
      .map((each) => `... on ${each.name}${selection(chosen, each, depth - 1)}`)
      .join(' ')} }`;
  }
  if (!isObjectType(named)) return chance(0.01) ? ' { id }' : '';
  const fields = Object.values(named.getFields()).filter(
    (field) => depth > 0 || !isObjectType(getNamedType(field.type)),
  );
  const picked = Array.from({ length: 1 + below(6) }, () => (fields.length === 0 ? undefined : one(fields)));
  const texts = picked.map((field) => {
    if (field === undefined || chance(0.01)) return one(['__typename', 'passwordHash', 'accountId', 'toString']);
    const alias = chance(0.04) ? `${one(['a', 'b', '__proto__', 'id'])}: ` : '';
    return `${alias}${field.name}${selection(chosen, field.type, depth - 1)}${chance(0.02) ? ' @include(if: false)' : ''}`;
  });
  return ` { ${texts.join(' ')} }`;
}

interface Sent {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Call = readonly [kind: 'query' | 'mutation', group: string | undefined, field: GraphQLField<unknown, unknown>];

function callsOf(schema: GraphQLSchema): readonly Call[] {
  const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});
  const groups = fieldsOf(schema.getMutationType()).map((group) => [group.name, getNamedType(group.type)] as const);
  return [
    ...fieldsOf(schema.getQueryType()).map((field): Call => ['query', undefined, field]),
    ...groups.flatMap(([group, type]) =>
      isObjectType(type) ? fieldsOf(type).map((field): Call => ['mutation', group, field]) : [],
    ),
  ];
}

/** Returns a call of one operation with odd arguments, some of which are declared with a wrong type. */
function oneCall(chosen: Seeded, [kind, group, field]: Call, ids: readonly string[]): Sent {
  const { one, chance } = chosen;
  const given = field.args.filter(({ type }) => chance(String(type).endsWith('!') ? 0.97 : 0.5));
  const declared = given.map(
    ({ name, type }) => `$${name}: ${chance(0.98) ? String(type) : one(['Int', 'String!', '[ID]', 'Nothing'])}`,
  );
  const variables = Object.fromEntries(given.map(({ name, type }) => [name, malformedValue(chosen, type, ids)]));
  const args = given.map(({ name }) => `${name}: $${chance(0.99) ? name : 'other'}`);
  const call = `${field.name}${args.length === 0 ? '' : `(${args.join(', ')})`}${selection(chosen, field.type, one([1, 2, 3, 8]))}`;
  const repeated = chance(0.02) ? Array.from({ length: 8 }, (_each, index) => `r${index}: ${call}`).join(' ') : call;
  return {
    query: `${kind}${declared.length === 0 ? '' : ` (${declared.join(', ')})`} { ${group === undefined ? repeated : `${group} { ${repeated} }`} }`,
    variables,
  };
}

/** Returns a body that contains the operation, or something similar to one. */
function bodyOf({ one, chance }: Seeded, sent: Sent): string {
  if (chance(0.9)) return JSON.stringify(sent);
  return one([
    JSON.stringify([sent, sent]),
    JSON.stringify({ ...sent, variables: JSON.stringify(sent.variables) }),
    JSON.stringify({ ...sent, variables: [1, 2] }),
    JSON.stringify({ ...sent, operationName: one(nastyTexts) }),
    JSON.stringify({ ...sent, extensions: { persistedQuery: { version: 1, sha256Hash: 'x'.repeat(64) } } }),
    JSON.stringify({ query: { kind: 'Document', definitions: [] } }),
    JSON.stringify({ query: JSON.stringify({ kind: 'Document', definitions: [] }) }),
    JSON.stringify(sent).slice(0, -7),
    `{"query":"{ me { id } }","__proto__":{"query":"x"},"variables":{"__proto__":{"a":1}}}`,
    JSON.stringify({ ...sent, padding: 'x'.repeat(300_000) }),
    `${'{"variables":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    'null',
    '',
  ]);
}

/**
 * Makes `count` GraphQL requests from the schema, of which hardly any is valid. The same seed gives the same requests.
 */
export function malformedQueries(
  count: number,
  seed: number,
  { schema, path, tokens, ids }: QueryTarget,
): RawRequest[] {
  const chosen = seeded(seed);
  const { one, chance } = chosen;
  const calls = callsOf(schema);
  return Array.from({ length: count }, () => {
    const sent = chance(0.08)
      ? { query: one(brokenDocuments)(chosen), variables: {} }
      : oneCall(chosen, one(calls), ids);
    const token: [string, string][] = chance(0.95) ? [['authorization', `Bearer ${one(tokens)}`]] : [];
    return {
      method: 'POST',
      target: path,
      headers: [['content-type', chance(0.99) ? 'application/json' : 'text/plain'], ...token],
      body: Buffer.from(bodyOf(chosen, sent)),
    };
  });
}
