import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { AccountKey } from '../../../domain/account-key.ts';
import type { RequestContext } from '../../../domain/context/request-context.ts';

/** Returns the sender of a request; undefined if there is none, which the operation itself refuses. */
function senderOf(context: RequestContext): AccountKey | undefined {
  try {
    return context.caller();
  } catch {
    return undefined;
  }
}

/**
 * Counts each request that changes something, because a script makes far more changes than a person. It wraps the fields
 * of `Mutation`, so that queries, which are far more frequent, cost nothing.
 */
export function countChanges(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve: GraphQLFieldResolver<unknown, RequestContext> = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args: Record<string, unknown>, context: RequestContext, info): unknown => {
      context.recordActivity('change_requested', senderOf(context));
      return resolve(source, args, context, info);
    };
  }
  return schema;
}
