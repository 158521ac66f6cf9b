import fc from 'fast-check';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { valueArbitraries, type ValueArbitraries } from './malformed-values.ts';
import { mostly, rarely } from './mostly.ts';
import { nastyText } from './nasty-texts.ts';
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
const brokenDocument = fc.oneof(
  {
    weight: 19,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '\ufeff{ me { id } }',
      '{ me { id\u0000 } }',
      `{ ${'me { '.repeat(3_000)} id ${'}'.repeat(3_001)}`,
      `{ ${Array.from({ length: 2_000 }, (_each, index) => `a${index}: me { id }`).join(' ')} }`,
      `query (${Array.from({ length: 400 }, (_each, index) => `$v${index}: Int`).join(' ')}) { me { id } }`,
      '{ me { ...a } } fragment a on User { ...b } fragment b on User { ...a }',
      '{ me { ...a } } fragment a on User { id ...a }',
      '{ me { ...missing } }',
      'query A { me { id } } query B { workEvents { id } }',
      'subscription { me { id } }',
      '{ __schema { types { name fields { name } } } }',
      '{ __type(name: "User") { fields { name } } }',
      `{ me { id ${'@include(if: true) '.repeat(500)} } }`,
      '{ me { id @nothing @skip @include(if: "yes") @deprecated } }',
      '{ jobs(first: 99999999999999999999) { total } }',
      '{ posting(id: """block " \\""" text""") { id } }',
      '{ resume(id: "\\ud800") { id } job(id: "\\u{110000}") { id } }',
    ),
  },
  { weight: 1, arbitrary: nastyText.map((text) => `{ resume(id: ${JSON.stringify(text)}) { id } }`) },
  { weight: 1, arbitrary: nastyText.map((text) => `# ${text.replaceAll('\n', ' ')}\n{ me { id } }`) },
);

const unknownField = fc.constantFrom('__typename', 'passwordHash', 'accountId', 'toString');
const alias = mostly(0.96, fc.constant(''), fc.constantFrom('a: ', 'b: ', '__proto__: ', 'id: '));
const directive = mostly(0.98, fc.constant(''), fc.constant(' @include(if: false)'));

/**
 * Returns a function that returns selections of a type's fields: mostly existing ones, sometimes with aliases, sometimes
 * unknown ones.
 */
function selections(): (type: GraphQLOutputType, depth: number) => fc.Arbitrary<string> {
  const known = new Map<string, fc.Arbitrary<string>>();
  const selectionOf = (type: GraphQLOutputType, depth: number): fc.Arbitrary<string> => {
    const named = getNamedType(type);
    const key = `${named.name} ${depth}`;
    const existing = known.get(key);
    if (existing) return existing;
    const made = make(named, depth);
    known.set(key, made);
    return made;
  };
  function make(named: GraphQLNamedOutputType, depth: number): fc.Arbitrary<string> {
    if (isUnionType(named)) {
      const types = named.getTypes();
      return fc
        .tuple(...types.map((each) => selectionOf(each, depth - 1)))
        .map((texts) => ` { __typename ${types.map(({ name }, at) => `... on ${name}${texts[at] ?? ''}`).join(' ')} }`);
    }
    if (!isObjectType(named)) return mostly(0.99, fc.constant(''), fc.constant(' { id }'));
    const fields = Object.values(named.getFields())
      .filter((field) => depth > 0 || !isCompositeType(getNamedType(field.type)))
      .map((field) =>
        fc
          .tuple(alias, selectionOf(field.type, depth - 1), directive)
          .map(([before, inner, after]) => `${before}${field.name}${inner}${after}`),
      );
    const picked = fields.length === 0 ? unknownField : mostly(0.99, fc.oneof(...fields), unknownField);
    return fc.array(picked, { minLength: 1, maxLength: 6 }).map((texts) => ` { ${texts.join(' ')} }`);
  }
  return selectionOf;
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

/** Returns odd values of an argument with its declaration, and undefined where the argument is left out. */
function givenArgument({ name, type }: GraphQLArgument, { valueOf }: ValueArbitraries) {
  const declared = mostly(0.98, fc.constant(String(type)), fc.constantFrom('Int', 'String!', '[ID]', 'Nothing'));
  const variable = mostly(0.99, fc.constant(name), fc.constant('other'));
  const given = fc
    .tuple(declared, variable, valueOf(type))
    .map(([declaredType, variableName, value]) => ({ name, declaredType, variableName, value }));
  return fc.option(given, { freq: String(type).endsWith('!') ? 32 : 1, nil: undefined });
}

/** Returns calls of one operation with odd arguments, some of which are declared with a wrong type. */
function callArbitrary(
  [kind, group, field]: Call,
  values: ValueArbitraries,
  selectionOf: ReturnType<typeof selections>,
): fc.Arbitrary<Sent> {
  return fc
    .tuple(
      fc.tuple(...field.args.map((argument) => givenArgument(argument, values))),
      fc.oneof(...[1, 2, 3, 8].map((depth) => selectionOf(field.type, depth))),
      rarely(0.02),
    )
    .map(([all, selection, isRepeated]) => {
      const given = all.filter((each) => each !== undefined);
      const args = given.map(({ name, variableName }) => `${name}: $${variableName}`).join(', ');
      const declared = given.map(({ name, declaredType }) => `$${name}: ${declaredType}`).join(', ');
      const call = `${field.name}${args === '' ? '' : `(${args})`}${selection}`;
      const calls = isRepeated ? Array.from({ length: 8 }, (_each, index) => `r${index}: ${call}`).join(' ') : call;
      return {
        query: `${kind}${declared === '' ? '' : ` (${declared})`} { ${group === undefined ? calls : `${group} { ${calls} }`} }`,
        variables: Object.fromEntries(given.map(({ name, value }) => [name, value])),
      };
    });
}

type Wrap = (sent: Sent) => string;

/** Ways to send something that is similar to an operation. */
const oddWrap = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom<Wrap>(
      (sent) => JSON.stringify([sent, sent]),
      (sent) => JSON.stringify({ ...sent, variables: JSON.stringify(sent.variables) }),
      (sent) => JSON.stringify({ ...sent, variables: [1, 2] }),
      (sent) => JSON.stringify({ ...sent, extensions: { persistedQuery: { version: 1, sha256Hash: 'x'.repeat(64) } } }),
      () => JSON.stringify({ query: { kind: 'Document', definitions: [] } }),
      () => JSON.stringify({ query: JSON.stringify({ kind: 'Document', definitions: [] }) }),
      (sent) => JSON.stringify(sent).slice(0, -7),
      () => `{"query":"{ me { id } }","__proto__":{"query":"x"},"variables":{"__proto__":{"a":1}}}`,
      (sent) => JSON.stringify({ ...sent, padding: 'x'.repeat(300_000) }),
      () => `${'{"variables":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
      () => 'null',
      () => '',
    ),
  },
  {
    weight: 1,
    arbitrary: nastyText.map(
      (operationName): Wrap =>
        (sent) =>
          JSON.stringify({ ...sent, operationName }),
    ),
  },
);

/** Returns GraphQL requests made from the schema, of which hardly any is valid. */
export function malformedQuery({ schema, path, tokens, ids }: QueryTarget): fc.Arbitrary<RawRequest> {
  const values = valueArbitraries(ids);
  const selectionOf = selections();
  const call = fc.oneof(...callsOf(schema).map((each) => callArbitrary(each, values, selectionOf)));
  const sent = mostly(
    0.92,
    call,
    brokenDocument.map((query): Sent => ({ query, variables: {} })),
  );
  const wrap = mostly(0.9, fc.constant<Wrap>(JSON.stringify), oddWrap);
  const token = fc.option(fc.constantFrom(...tokens), { freq: 19, nil: undefined });
  const kind = mostly(0.99, fc.constant('application/json'), fc.constant('text/plain'));
  return fc.tuple(sent, wrap, token, kind).map(([operation, wrapped, bearer, contentType]): RawRequest => ({
    method: 'POST',
    target: path,
    headers: [
      ['content-type', contentType],
      ...(bearer === undefined ? [] : [['authorization', `Bearer ${bearer}`] as const]),
    ],
    body: Buffer.from(wrapped(operation)),
  }));
}
