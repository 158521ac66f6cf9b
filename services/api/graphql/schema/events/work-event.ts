import { builder } from '../../builder.ts';
import { type EventOf } from '../../../../domain/events/events.ts';
import { isVersionConflict } from '../../../../domain/documents/version-conflict.ts';
import { AccomplishmentInput, AccomplishmentType, DocumentUseType, VersionConflictType } from './event-parts.ts';
import { WorkVariantInput, WorkVariantType } from './variants.ts';

export const WorkEvent = builder.objectRef<EventOf<'work'>>('WorkEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    uuid: t.exposeID('uuid'),
    version: t.exposeInt('version'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    usedIn: t.field({ type: [DocumentUseType], resolve: ({ id }, _args, context) => context.usesOf(id) }),
    company: t.string({ resolve: ({ content }) => content.company }),
    position: t.string({ resolve: ({ content }) => content.position }),
    location: t.string({ nullable: true, resolve: ({ content }) => content.location }),
    link: t.string({ nullable: true, resolve: ({ content }) => content.link }),
    startDate: t.field({ type: 'YearMonth', nullable: true, resolve: ({ content }) => content.startDate }),
    endDate: t.field({ type: 'YearMonth', nullable: true, resolve: ({ content }) => content.endDate }),
    accomplishments: t.field({ type: [AccomplishmentType], resolve: ({ content }) => content.accomplishments }),
    variants: t.field({ type: [WorkVariantType], resolve: ({ content }) => content.variants ?? [] }),
  }),
});

export const WorkEventInput = builder.inputType('WorkEventInput', {
  fields: (t) => ({
    uuid: t.id({ description: 'Names a new block; without it the block gets one. A block keeps its uuid.' }),
    company: t.string({ required: true }),
    position: t.string({ required: true }),
    location: t.string(),
    link: t.string(),
    startDate: t.field({ type: 'YearMonth' }),
    endDate: t.field({ type: 'YearMonth' }),
    accomplishments: t.field({ type: [AccomplishmentInput] }),
    variants: t.field({
      type: [WorkVariantInput],
      description: 'Other wordings; without them a block keeps those that it has.',
    }),
  }),
});

export const UpdateWorkEventResult = builder.unionType('UpdateWorkEventResult', {
  types: [WorkEvent, VersionConflictType],
  resolveType: (value) => (isVersionConflict(value) ? VersionConflictType : WorkEvent),
});
