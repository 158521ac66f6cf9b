import { paragraphKinds } from '../../../../../shared/documents/events.ts';
import { letterVariables } from '../../../../../shared/documents/letter-variables.ts';
import { builder } from '../../builder.ts';
import { type EventOf } from '../../../../domain/events/events.ts';
import { isVersionConflict } from '../../../../domain/documents/version-conflict.ts';
import { DocumentUseType, VersionConflictType } from './event-parts.ts';
import { ParagraphVariantInput, ParagraphVariantType } from './variants.ts';

export const ParagraphKind = builder.enumType('ParagraphKind', {
  values: paragraphKinds,
  description: 'Where in a letter a paragraph belongs.',
});

export const ParagraphEvent = builder.objectRef<EventOf<'paragraph'>>('ParagraphEvent').implement({
  description: 'A paragraph of cover letters.',
  fields: (t) => ({
    id: t.exposeID('id'),
    uuid: t.exposeID('uuid'),
    version: t.exposeInt('version'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    usedIn: t.field({ type: [DocumentUseType], resolve: ({ id }, _args, context) => context.usesOf(id) }),
    title: t.string({ resolve: ({ content }) => content.title }),
    kind: t.field({ type: ParagraphKind, resolve: ({ content }) => content.kind }),
    text: t.string({
      description: `May hold the variables ${letterVariables.join(', ')}, each in double braces: {{company}}.`,
      resolve: ({ content }) => content.text,
    }),
    variants: t.field({ type: [ParagraphVariantType], resolve: ({ content }) => content.variants ?? [] }),
  }),
});

export const ParagraphEventInput = builder.inputType('ParagraphEventInput', {
  fields: (t) => ({
    uuid: t.id({ description: 'Names a new block; without it the block gets one. A block keeps its uuid.' }),
    title: t.string({ required: true }),
    kind: t.field({ type: ParagraphKind, required: true }),
    text: t.string({ required: true }),
    variants: t.field({
      type: [ParagraphVariantInput],
      description: 'Other wordings; without them a block keeps those that it has.',
    }),
  }),
});

export const UpdateParagraphEventResult = builder.unionType('UpdateParagraphEventResult', {
  types: [ParagraphEvent, VersionConflictType],
  resolveType: (value) => (isVersionConflict(value) ? VersionConflictType : ParagraphEvent),
});
