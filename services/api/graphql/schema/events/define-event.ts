import type { InputRef, ObjectRef } from '@pothos/core';
import { listEvents, readEvent } from '../../../../domain/context/read-events.ts';
import { isVersionConflict, type VersionConflict } from '../../../../domain/documents/version-conflict.ts';
import { type EventOf, insertEvent, updateEvent } from '../../../../domain/events/events.ts';
import type { EventDraft } from '../../../../domain/input/read-events.ts';
import { storingOne } from '../../../../domain/usage/storage.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import type { EventContents, EventKind } from '../../../../platform/database/schema/index.ts';
import { builder, type GatewayTypes } from '../../builder.ts';
import { EventMutations } from '../mutation-namespaces.ts';
import { VersionConflictType } from './event-parts.ts';

/** The parts in which the operations on the kinds of event differ. */
export interface EventDefinition<Kind extends EventKind, Input extends object> {
  readonly kind: Kind;
  /** The prefix of the kind's names in the schema: `Work` of `WorkEvent` and `createWorkEvent`. */
  readonly name: 'Work' | 'Edu' | 'Skill' | 'Paragraph';
  readonly type: ObjectRef<GatewayTypes, EventOf<Kind>>;
  readonly input: InputRef<Input>;
  readonly read: (reader: InputReader, input: Input) => EventDraft<EventContents[Kind]>;
}

/** Registers the queries and mutations of a kind of event. */
export function defineEvent<Kind extends EventKind, Input extends object>({
  kind,
  name,
  type,
  input,
  read,
}: EventDefinition<Kind, Input>): void {
  const field = `${name.toLowerCase()}Event`;
  // The builder's types cannot infer arguments of a generic type, so `draftOf` restores the type that `read` expects.
  const inputType: InputRef<object> = input;

  function draftOf(value: object): EventDraft<EventContents[Kind]> {
    const reader = new InputReader();
    const draft = read(reader, value as Input);
    reader.finish();
    return draft;
  }

  const Updated = builder.unionType(`Update${name}EventResult`, {
    types: [type, VersionConflictType],
    resolveType: (value) => (isVersionConflict(value) ? VersionConflictType : type),
  });

  builder.queryFields((t) => ({
    [`${field}s`]: t.field({ type: [type], resolve: (_root, _args, context) => listEvents(context, kind) }),
    [field]: t.field({
      type,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => readEvent(context, kind, id),
    }),
  }));

  builder.objectField(EventMutations, `create${name}Event`, (t) =>
    t.field({
      type,
      args: { input: t.arg({ type: inputType, required: true }) },
      resolve: async (_parent, args, context) => {
        const { id: accountId } = await context.account();
        const draft = draftOf(args.input);
        return storingOne(context.db, accountId, (transaction) => insertEvent(transaction, accountId, kind, draft));
      },
    }),
  );

  builder.objectField(EventMutations, `update${name}Event`, (t) =>
    t.field({
      type: Updated,
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true, description: 'The version this change is based on.' }),
        input: t.arg({ type: inputType, required: true }),
      },
      resolve: async (_parent, { id, version, ...args }, context): Promise<EventOf<Kind> | VersionConflict> => {
        const { id: accountId } = await context.account();
        const { content } = draftOf(args.input);
        return updateEvent(context.db, accountId, kind, { id, version, content });
      },
    }),
  );
}
