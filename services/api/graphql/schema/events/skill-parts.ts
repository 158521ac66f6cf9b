import type { Skill } from '../../../../../shared/documents/events.ts';
import { builder } from '../../builder.ts';

export const SkillType = builder.objectRef<Skill>('Skill').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    level: t.exposeInt('level', { nullable: true, description: 'From 1 (beginner) to 5 (expert).' }),
  }),
});

export const SkillInput = builder.inputType('SkillInput', {
  fields: (t) => ({ id: t.id(), name: t.string({ required: true }), level: t.int() }),
});
