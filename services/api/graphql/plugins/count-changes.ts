import type { FastifyInstance } from 'fastify';
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql';
import type { MercuriusContext } from 'mercurius';
import type { AccountKey } from '../../../domain/account-key.ts';
import type { RecordActivity } from '../../../domain/activities/activities.ts';
import type { RequestContext } from '../../../domain/context/request-context.ts';

const isChange = ({ definitions }: DocumentNode): boolean =>
  definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.MUTATION);

/** Returns the sender of a request; undefined if there is none, which the operation itself refuses. */
function senderOf(context: Partial<RequestContext>): AccountKey | undefined {
  try {
    return context.caller?.();
  } catch {
    return undefined;
  }
}

/** Counts each request that changes something, because a script makes far more changes than a person. */
export function countChanges(app: FastifyInstance, recordActivity: RecordActivity): void {
  app.graphql.addHook(
    'preExecution',
    async (_schema, document, context: MercuriusContext & Partial<RequestContext>) => {
      if (isChange(document)) recordActivity('change_requested', senderOf(context));
      await Promise.resolve();
    },
  );
}
