import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationRule } from 'graphql';

/** What a request may cost. Each is well above what the largest page needs. */
export const limits = {
  /** Bytes of a request. */
  body: 256 * 1024,
  /** Characters of a query without its variables; what is known of a query is kept, so it must stay small. */
  query: 20_000,
  tokens: 2_000,
  /** Levels of selection. */
  depth: 10,
  /** Points: 2 an object, 1 a scalar, half as much again for each level. A builder asks for 730. */
  cost: 2_000,
  aliases: 5,
  /** Different queries that are kept parsed and compiled. */
  knownQueries: 500,
} as const;

/**
 * One operation a document: a compiled query is remembered by its text alone, so that of a document with two operations
 * the one that was compiled would answer for the other.
 */
const singleOperation: ValidationRule = (context) => {
  let operations = 0;
  return {
    OperationDefinition(node) {
      operations += 1;
      if (operations > 1) context.reportError(new GraphQLError('A document holds one operation.', { nodes: node }));
    },
  };
};

export interface LimitOptions {
  /** Whether clients may ask for the schema itself: for tools, not for production. */
  readonly introspection: boolean;
}

/** Mercurius takes these as an array only: given as a function they would disable its cache of queries. */
export function limitQueries({ introspection }: LimitOptions) {
  const rules = [
    singleOperation,
    costLimitRule({ maxCost: limits.cost }) as ValidationRule,
    maxAliasesRule({ n: limits.aliases }) as ValidationRule,
  ];
  return {
    validationRules: introspection ? rules : [...rules, NoSchemaIntrospectionCustomRule],
    // The usual introspection query is 13 levels deep.
    queryDepth: introspection ? 20 : limits.depth,
    cache: limits.knownQueries,
    graphql: { parseOptions: { maxTokens: limits.tokens } },
    additionalRouteOptions: { bodyLimit: limits.body },
  };
}
