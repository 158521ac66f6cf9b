import type { WorkVariant } from '../../../../../shared/documents/events.ts';
import type { EventOf } from '../../../../domain/events/events.ts';
import { readWorkInput } from '../../../../domain/input/read-events.ts';
import { builder } from '../../builder.ts';
import { defineEvent } from './define-event.ts';
import {
  eventFields,
  eventInputFields,
  periodFields,
  periodInputFields,
  variantFields,
  variantInputFields,
} from './event-fields.ts';
import { AccomplishmentInput, AccomplishmentType } from './event-parts.ts';

const WorkVariantType = builder.objectRef<WorkVariant>('WorkVariant').implement({
  fields: (t) => ({
    ...variantFields(t),
    company: t.string({ nullable: true, resolve: ({ texts }) => texts.company }),
    position: t.string({ nullable: true, resolve: ({ texts }) => texts.position }),
    location: t.string({ nullable: true, resolve: ({ texts }) => texts.location }),
    accomplishments: t.field({
      type: [AccomplishmentType],
      nullable: true,
      resolve: ({ texts }) => texts.accomplishments,
    }),
  }),
});

const WorkVariantInput = builder.inputType('WorkVariantInput', {
  fields: (t) => ({
    ...variantInputFields(t),
    company: t.string(),
    position: t.string(),
    location: t.string(),
    accomplishments: t.field({ type: [AccomplishmentInput] }),
  }),
});

export const WorkEvent = builder.objectRef<EventOf<'work'>>('WorkEvent').implement({
  fields: (t) => ({
    ...eventFields(t, WorkVariantType),
    company: t.string({ resolve: ({ content }) => content.company }),
    position: t.string({ resolve: ({ content }) => content.position }),
    location: t.string({ nullable: true, resolve: ({ content }) => content.location }),
    link: t.string({ nullable: true, resolve: ({ content }) => content.link }),
    ...periodFields(t),
    accomplishments: t.field({ type: [AccomplishmentType], resolve: ({ content }) => content.accomplishments }),
  }),
});

export const WorkEventInput = builder.inputType('WorkEventInput', {
  fields: (t) => ({
    ...eventInputFields(t, WorkVariantInput),
    company: t.string({ required: true }),
    position: t.string({ required: true }),
    location: t.string(),
    link: t.string(),
    ...periodInputFields(t),
    accomplishments: t.field({ type: [AccomplishmentInput] }),
  }),
});

defineEvent({ kind: 'work', name: 'Work', type: WorkEvent, input: WorkEventInput, read: readWorkInput });
