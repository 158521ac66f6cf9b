import { eventLimits } from '@shared/documents';
import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import { entriesRule, lineRule, requiredLineRule } from '../common/form/rules.ts';
import { otherEntriesRule, wordingsRule } from '../common/wordings/wording-rules.ts';
import type { SkillItem, SkillValues, SkillWording } from './skill-values.ts';

/** What a group of skills must be before it is saved. */
export const skillRules = (t: Translate): yup.ObjectSchema<SkillValues> =>
  yup.object({
    name: requiredLineRule(t, t('skills.errors.name')),
    skills: entriesRule<SkillItem>(eventLimits.line, t).test('some', t('skills.errors.skills'), (items) =>
      items.some(({ text }) => text.trim() !== ''),
    ),
    variants: wordingsRule<SkillWording>(
      {
        name: lineRule(t),
        own: yup.object({ skills: yup.boolean().defined() }),
        skills: otherEntriesRule<SkillItem>('skills', eventLimits.line, t),
      },
      t,
    ),
  });
