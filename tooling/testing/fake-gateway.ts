import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, graphql, GraphQLError, type GraphQLSchema } from 'graphql';

/** One request as the gateway received it. */
export interface SeenRequest {
  readonly url: string;
  readonly operation: string;
  readonly authorization: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Resolver = unknown;

export interface FakeGateway {
  readonly seen: SeenRequest[];
  /**
   * Sets root values by field name: data, or functions of the arguments. A field that is not set fails as it would on
   * the server.
   */
  answer(roots: Readonly<Record<string, Resolver>>): void;
  /** Tokens that are rejected with UNAUTHENTICATED. */
  readonly refused: Set<string>;
  /** Makes every request fail like a broken network until `restore`. */
  breakDown(): void;
  restore(): void;
}

let schema: GraphQLSchema | undefined;
const realSchema = (): GraphQLSchema =>
  (schema ??= buildSchema(readFileSync(path.resolve(__dirname, '../../services/api/graphql/schema.graphql'), 'utf8')));

/** Returns an error in the form in which the gateway sends it. */
export const gatewayError = (code: string, message = code): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

const reply = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/graphql-response+json' } });

/**
 * Replaces the network by a gateway for each test of the file. The data is fake but the schema is real, so an operation
 * that the real gateway would reject fails here too.
 */
export function installFakeGateway(): FakeGateway {
  let roots: Readonly<Record<string, Resolver>> = {};
  let broken = false;
  const gateway: FakeGateway = {
    seen: [],
    refused: new Set(),
    answer: (next) => (roots = { ...roots, ...next }),
    breakDown: () => (broken = true),
    restore: () => (broken = false),
  };
  const original = globalThis.fetch;
  beforeEach(() => {
    roots = {};
    broken = false;
    gateway.seen.length = 0;
    gateway.refused.clear();
    globalThis.fetch = async (input, init) => {
      const { operationName, query, variables } = JSON.parse(init?.body as string) as {
        operationName: string;
        query: string;
        variables: Record<string, unknown>;
      };
      const authorization = new Headers(init?.headers).get('authorization');
      gateway.seen.push({ url: input as string, operation: operationName, authorization, variables });
      await Promise.resolve();
      if (broken) throw new TypeError('fetch failed');
      if (authorization === '' || gateway.refused.has(authorization?.replace('Bearer ', '') ?? '')) {
        return reply({ errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }] });
      }
      return reply(
        await graphql({
          schema: realSchema(),
          source: query,
          rootValue: roots,
          variableValues: variables,
          operationName,
        }),
      );
    };
  });
  afterEach(() => {
    globalThis.fetch = original;
  });
  return gateway;
}
