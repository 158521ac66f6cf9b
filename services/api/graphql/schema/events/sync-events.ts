/** Syncs what a partner's portal knows of a person's history at each sign-in (product.md §4 "Partner sign-in flow"). */
import type { InputRef, ObjectRef } from '@pothos/core';
import { type EventOf, syncEvent } from '../../../../domain/events/events.ts';
import type { EventDraft } from '../../../../domain/input/read-events.ts';
import { readEduSync, readWorkSync } from '../../../../domain/input/read-sync.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import type { EventContents } from '../../../../platform/database/schema/index.ts';
import { builder, type GatewayTypes } from '../../builder.ts';
import { EduEvent } from './edu-event.ts';
import { EventMutations } from '../mutation-namespaces.ts';
import { AccomplishmentInput } from './event-parts.ts';
import { WorkEvent } from './work-event.ts';

const description = 'Exactly as in product.md §3. An event with the same UUID is updated, not duplicated.';

const WorkEventSyncInput = builder.inputType('WorkEventSyncInput', {
  description,
  fields: (t) => ({
    uuid: t.id({ required: true }),
    company: t.string(),
    position: t.string(),
    location: t.string(),
    link: t.string(),
    startDate: t.string(),
    endDate: t.string(),
    accomplishments: t.field({ type: [AccomplishmentInput] }),
    fromSyncSvc: t.boolean(),
  }),
});

const EduEventSyncInput = builder.inputType('EduEventSyncInput', {
  description,
  fields: (t) => ({
    uuid: t.id({ required: true }),
    university: t.string(),
    degree: t.string(),
    major: t.string(),
    minor: t.string(),
    link: t.string(),
    attending: t.boolean({ description: 'Ignored. It is derived from the end date.' }),
    location: t.string(),
    endDate: t.string(),
    accomplishments: t.field({ type: [AccomplishmentInput] }),
    coursework: t.stringList(),
    fromSyncSvc: t.boolean(),
  }),
});

interface SyncDefinition<Kind extends 'work' | 'edu', Input extends object> {
  readonly kind: Kind;
  readonly field: 'syncWorkEvent' | 'syncEduEvent';
  readonly type: ObjectRef<GatewayTypes, EventOf<Kind>>;
  readonly input: InputRef<Input>;
  readonly read: (reader: InputReader, input: Input) => EventDraft<EventContents[Kind]>;
}

function defineSync<Kind extends 'work' | 'edu', Input extends object>(definition: SyncDefinition<Kind, Input>): void {
  const { kind, field, type, input, read } = definition;
  // As in `defineEvent`, the builder's types cannot infer arguments of a generic type.
  const inputType: InputRef<object> = input;
  builder.objectField(EventMutations, field, (t) =>
    t.field({
      type,
      nullable: true,
      description:
        "Applies what is new in a partner's record and keeps the user's other changes. Null if the user has deleted the block.",
      args: { input: t.arg({ type: inputType, required: true }) },
      resolve: async (_parent, args, context) => {
        const { id: accountId } = await context.account();
        const reader = new InputReader();
        const draft = read(reader, args.input as Input);
        reader.finish();
        return syncEvent(context.db, accountId, kind, draft);
      },
    }),
  );
}

defineSync({ kind: 'work', field: 'syncWorkEvent', type: WorkEvent, input: WorkEventSyncInput, read: readWorkSync });
defineSync({ kind: 'edu', field: 'syncEduEvent', type: EduEvent, input: EduEventSyncInput, read: readEduSync });
