import { eventLimits } from '@shared/documents';
import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import { endDateRule, entriesRule, lineRule, linkRule, requiredLineRule, yearMonthRule } from '../common/form/rules.ts';
import { otherEntriesRule, wordingsRule } from '../common/wordings/wording-rules.ts';
import type { WorkValues, WorkWording } from './work-values.ts';

/** What a work event must be before it is saved. */
export const workRules = (t: Translate): yup.ObjectSchema<WorkValues> =>
  yup.object({
    position: requiredLineRule(t, t('work.errors.position')),
    company: requiredLineRule(t, t('work.errors.company')),
    location: lineRule(t),
    link: linkRule(t),
    startDate: yearMonthRule(t),
    endDate: endDateRule(t),
    accomplishments: entriesRule(eventLimits.text, t),
    variants: wordingsRule<WorkWording>(
      {
        position: lineRule(t),
        company: lineRule(t),
        location: lineRule(t),
        own: yup.object({ accomplishments: yup.boolean().defined() }),
        accomplishments: otherEntriesRule('accomplishments', eventLimits.text, t),
      },
      t,
    ),
  });
