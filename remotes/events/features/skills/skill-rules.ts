import { eventLimits } from '@shared/documents';
import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import { entriesRule, requiredLineRule } from '../common/form/rules.ts';
import type { SkillItem, SkillValues } from './skill-values.ts';

/** What a group of skills must be before it is saved. */
export const skillRules = (t: Translate): yup.ObjectSchema<SkillValues> =>
  yup.object({
    name: requiredLineRule(t, t('skills.errors.name')),
    skills: entriesRule<SkillItem>(eventLimits.line, t).test('some', t('skills.errors.skills'), (items) =>
      items.some(({ text }) => text.trim() !== ''),
    ),
  });
