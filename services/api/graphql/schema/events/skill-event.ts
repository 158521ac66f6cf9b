import { builder } from '../../builder.ts';
import { type EventOf } from '../../../../domain/events/events.ts';
import { isVersionConflict } from '../../../../domain/documents/version-conflict.ts';
import { DocumentUseType, VersionConflictType } from './event-parts.ts';
import { SkillInput, SkillType } from './skill-parts.ts';
import { SkillVariantInput, SkillVariantType } from './variants.ts';

export const SkillEvent = builder.objectRef<EventOf<'skill'>>('SkillEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    uuid: t.exposeID('uuid'),
    version: t.exposeInt('version'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    usedIn: t.field({ type: [DocumentUseType], resolve: ({ id }, _args, context) => context.usesOf(id) }),
    name: t.string({ resolve: ({ content }) => content.name }),
    skills: t.field({ type: [SkillType], resolve: ({ content }) => content.skills }),
    variants: t.field({ type: [SkillVariantType], resolve: ({ content }) => content.variants ?? [] }),
  }),
});

export const SkillEventInput = builder.inputType('SkillEventInput', {
  fields: (t) => ({
    uuid: t.id({ description: 'Names a new block; without it the block gets one. A block keeps its uuid.' }),
    name: t.string({ required: true }),
    skills: t.field({ type: [SkillInput], required: true }),
    variants: t.field({
      type: [SkillVariantInput],
      description: 'Other wordings; without them a block keeps those that it has.',
    }),
  }),
});

export const UpdateSkillEventResult = builder.unionType('UpdateSkillEventResult', {
  types: [SkillEvent, VersionConflictType],
  resolveType: (value) => (isVersionConflict(value) ? VersionConflictType : SkillEvent),
});
