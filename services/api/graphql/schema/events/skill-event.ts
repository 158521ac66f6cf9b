import type { Skill, SkillVariant } from '../../../../../shared/documents/events.ts';
import type { EventOf } from '../../../../domain/events/events.ts';
import { readSkillInput } from '../../../../domain/input/read-events.ts';
import { builder } from '../../builder.ts';
import { defineEvent } from './define-event.ts';
import { eventFields, eventInputFields, variantFields, variantInputFields } from './event-fields.ts';

const SkillType = builder.objectRef<Skill>('Skill').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    level: t.exposeInt('level', { nullable: true, description: 'From 1 (beginner) to 5 (expert).' }),
  }),
});

const SkillInput = builder.inputType('SkillInput', {
  fields: (t) => ({ id: t.id(), name: t.string({ required: true }), level: t.int() }),
});

const SkillVariantType = builder.objectRef<SkillVariant>('SkillVariant').implement({
  fields: (t) => ({
    ...variantFields(t),
    name: t.string({ nullable: true, resolve: ({ texts }) => texts.name }),
    skills: t.field({ type: [SkillType], nullable: true, resolve: ({ texts }) => texts.skills }),
  }),
});

const SkillVariantInput = builder.inputType('SkillVariantInput', {
  fields: (t) => ({ ...variantInputFields(t), name: t.string(), skills: t.field({ type: [SkillInput] }) }),
});

export const SkillEvent = builder.objectRef<EventOf<'skill'>>('SkillEvent').implement({
  fields: (t) => ({
    ...eventFields(t, SkillVariantType),
    name: t.string({ resolve: ({ content }) => content.name }),
    skills: t.field({ type: [SkillType], resolve: ({ content }) => content.skills }),
  }),
});

export const SkillEventInput = builder.inputType('SkillEventInput', {
  fields: (t) => ({
    ...eventInputFields(t, SkillVariantInput),
    name: t.string({ required: true }),
    skills: t.field({ type: [SkillInput], required: true }),
  }),
});

defineEvent({ kind: 'skill', name: 'Skill', type: SkillEvent, input: SkillEventInput, read: readSkillInput });
