import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { GraphQLError, NoSchemaIntrospectionCustomRule, type ValidationRule } from 'graphql';

/** The limits of a request. Each is well above what the largest page needs. */
export const limits = {
  /** The size of a request, in bytes. */
  body: 256 * 1024,
  /** The length of a query without its variables, in characters. Parsed queries are cached, so they must stay small. */
  query: 20_000,
  tokens: 2_000,
  /** The levels of selection. */
  depth: 10,
  /**
   * The cost in points: 2 for an object and 1 for a scalar, multiplied by 1.5 for each level. A builder's query costs
   * 730.
   */
  cost: 2_000,
  aliases: 5,
  /** The number of different queries that are kept parsed and compiled. */
  knownQueries: 500,
} as const;

/**
 * Allows one operation per document. A compiled query is cached by its text alone, so a document with two operations
 * would be answered by whichever was compiled first.
 */
const singleOperation: ValidationRule = (context) => {
  let operations = 0;
  return {
    OperationDefinition(node) {
      operations += 1;
      if (operations > 1)
        context.reportError(new GraphQLError('A document must contain exactly one operation.', { nodes: node }));
    },
  };
};

export interface LimitOptions {
  /** Whether clients may query the schema. Meant for tools, not for production. */
  readonly introspection: boolean;
}

/** Returns the validation rules as an array: given as a function, they would disable mercurius' cache of queries. */
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
