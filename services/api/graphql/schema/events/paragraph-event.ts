import { paragraphKinds, type ParagraphVariant } from '../../../../../shared/documents/events.ts';
import { letterVariables } from '../../../../../shared/documents/letter-variables.ts';
import type { EventOf } from '../../../../domain/events/events.ts';
import { readParagraphInput } from '../../../../domain/input/read-events.ts';
import { builder } from '../../builder.ts';
import { defineEvent } from './define-event.ts';
import { eventFields, eventInputFields, variantFields, variantInputFields } from './event-fields.ts';

export const ParagraphKind = builder.enumType('ParagraphKind', {
  values: paragraphKinds,
  description: 'Where in a cover letter a paragraph belongs.',
});

const ParagraphVariantType = builder.objectRef<ParagraphVariant>('ParagraphVariant').implement({
  fields: (t) => ({
    ...variantFields(t),
    text: t.string({ nullable: true, resolve: ({ texts }) => texts.text }),
  }),
});

const ParagraphVariantInput = builder.inputType('ParagraphVariantInput', {
  fields: (t) => ({ ...variantInputFields(t), text: t.string() }),
});

export const ParagraphEvent = builder.objectRef<EventOf<'paragraph'>>('ParagraphEvent').implement({
  description: 'A cover letter paragraph.',
  fields: (t) => ({
    ...eventFields(t, ParagraphVariantType),
    title: t.string({ resolve: ({ content }) => content.title }),
    kind: t.field({ type: ParagraphKind, resolve: ({ content }) => content.kind }),
    text: t.string({
      description: `May contain the variables ${letterVariables.join(', ')}, each in double braces: {{company}}.`,
      resolve: ({ content }) => content.text,
    }),
  }),
});

export const ParagraphEventInput = builder.inputType('ParagraphEventInput', {
  fields: (t) => ({
    ...eventInputFields(t, ParagraphVariantInput),
    title: t.string({ required: true }),
    kind: t.field({ type: ParagraphKind, required: true }),
    text: t.string({ required: true }),
  }),
});

defineEvent({
  kind: 'paragraph',
  name: 'Paragraph',
  type: ParagraphEvent,
  input: ParagraphEventInput,
  read: readParagraphInput,
});
