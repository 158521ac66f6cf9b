import type { Skill } from '../../../../shared/documents/events.ts';
import { builder } from '../../builder.ts';
import { type EventOf } from '../../store/events.ts';
import { isVersionConflict } from '../../store/version-conflict.ts';
import { DocumentUseType, VersionConflictType } from './event-parts.ts';

const SkillType = builder.objectRef<Skill>('Skill').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    level: t.exposeInt('level', { nullable: true, description: '1 beginner to 5 expert.' }),
  }),
});

export const SkillEvent = builder.objectRef<EventOf<'skill'>>('SkillEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    uuid: t.exposeID('uuid'),
    version: t.exposeInt('version'),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    usedIn: t.field({ type: [DocumentUseType], resolve: ({ id }, _args, context) => context.usesOf(id) }),
    name: t.string({ resolve: ({ content }) => content.name }),
    skills: t.field({ type: [SkillType], resolve: ({ content }) => content.skills }),
  }),
});

const SkillInput = builder.inputType('SkillInput', {
  fields: (t) => ({ id: t.id(), name: t.string({ required: true }), level: t.int() }),
});

export const SkillEventInput = builder.inputType('SkillEventInput', {
  fields: (t) => ({
    uuid: t.id({ description: 'Names a new block; without it the block gets one. A block keeps its uuid.' }),
    name: t.string({ required: true }),
    skills: t.field({ type: [SkillInput], required: true }),
  }),
});

export const UpdateSkillEventResult = builder.unionType('UpdateSkillEventResult', {
  types: [SkillEvent, VersionConflictType],
  resolveType: (value) => (isVersionConflict(value) ? VersionConflictType : SkillEvent),
});
