import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type { RequestContext } from '../../../domain/context/request-context.ts';

/**
 * Makes every mutation count as a write before it runs. Mutations are the fields of the objects that `Mutation` groups
 * them in, so a request with several of them counts several times.
 */
export function countWrites(schema: GraphQLSchema): GraphQLSchema {
  for (const { type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const group = 'ofType' in type ? type.ofType : type;
    if (!isObjectType(group)) continue;
    for (const field of Object.values(group.getFields())) {
      const resolve: GraphQLFieldResolver<unknown, RequestContext> = field.resolve ?? defaultFieldResolver;
      field.resolve = async (source, args: Record<string, unknown>, context: RequestContext, info) => {
        // Without an account, the mutation itself says what is missing; `createUser` needs none.
        const account = await context.account().catch(() => undefined);
        if (account) await context.beginWrite(account);
        return resolve(source, args, context, info);
      };
    }
  }
  return schema;
}
