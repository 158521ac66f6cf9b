import { isAttending } from '../../../../../shared/documents/attending.ts';
import { builder } from '../../builder.ts';
import { type EventOf } from '../../../../domain/events/events.ts';
import { isVersionConflict } from '../../../../domain/documents/version-conflict.ts';
import { AccomplishmentInput, AccomplishmentType, DocumentUseType, VersionConflictType } from './event-parts.ts';
import { EduVariantInput, EduVariantType } from './variants.ts';

export const EduEvent = builder.objectRef<EventOf<'edu'>>('EduEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    uuid: t.exposeID('uuid'),
    version: t.exposeInt('version'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    usedIn: t.field({ type: [DocumentUseType], resolve: ({ id }, _args, context) => context.usesOf(id) }),
    university: t.string({ resolve: ({ content }) => content.university }),
    degree: t.string({ nullable: true, resolve: ({ content }) => content.degree }),
    location: t.string({ nullable: true, resolve: ({ content }) => content.location }),
    link: t.string({ nullable: true, resolve: ({ content }) => content.link }),
    major: t.string({ nullable: true, resolve: ({ content }) => content.major }),
    minor: t.string({ nullable: true, resolve: ({ content }) => content.minor }),
    startDate: t.field({ type: 'YearMonth', nullable: true, resolve: ({ content }) => content.startDate }),
    endDate: t.field({ type: 'YearMonth', nullable: true, resolve: ({ content }) => content.endDate }),
    attending: t.boolean({ resolve: ({ content }) => isAttending(content.endDate, new Date()) }),
    accomplishments: t.field({ type: [AccomplishmentType], resolve: ({ content }) => content.accomplishments }),
    coursework: t.field({ type: [AccomplishmentType], resolve: ({ content }) => content.coursework }),
    variants: t.field({ type: [EduVariantType], resolve: ({ content }) => content.variants ?? [] }),
  }),
});

export const EduEventInput = builder.inputType('EduEventInput', {
  fields: (t) => ({
    uuid: t.id({ description: 'Names a new block; without it the block gets one. A block keeps its uuid.' }),
    university: t.string({ required: true }),
    degree: t.string(),
    location: t.string(),
    link: t.string(),
    major: t.string(),
    minor: t.string(),
    startDate: t.field({ type: 'YearMonth' }),
    endDate: t.field({ type: 'YearMonth' }),
    accomplishments: t.field({ type: [AccomplishmentInput] }),
    coursework: t.field({ type: [AccomplishmentInput] }),
    variants: t.field({
      type: [EduVariantInput],
      description: 'Other wordings; without them a block keeps those that it has.',
    }),
  }),
});

export const UpdateEduEventResult = builder.unionType('UpdateEduEventResult', {
  types: [EduEvent, VersionConflictType],
  resolveType: (value) => (isVersionConflict(value) ? VersionConflictType : EduEvent),
});
