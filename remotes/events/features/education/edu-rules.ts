import { eventLimits } from '@shared/documents';
import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import { endDateRule, entriesRule, lineRule, linkRule, requiredLineRule, yearMonthRule } from '../common/form/rules.ts';
import { otherEntriesRule, wordingsRule } from '../common/wordings/wording-rules.ts';
import type { EduValues, EduWording } from './edu-values.ts';

/** What an education event must be before it is saved. */
export const eduRules = (t: Translate): yup.ObjectSchema<EduValues> =>
  yup.object({
    university: requiredLineRule(t, t('education.errors.university')),
    degree: lineRule(t),
    major: lineRule(t),
    minor: lineRule(t),
    location: lineRule(t),
    link: linkRule(t),
    startDate: yearMonthRule(t),
    endDate: endDateRule(t),
    accomplishments: entriesRule(eventLimits.text, t),
    coursework: entriesRule(eventLimits.text, t),
    variants: wordingsRule<EduWording>(
      {
        university: lineRule(t),
        degree: lineRule(t),
        major: lineRule(t),
        minor: lineRule(t),
        location: lineRule(t),
        own: yup.object({ accomplishments: yup.boolean().defined(), coursework: yup.boolean().defined() }),
        accomplishments: otherEntriesRule('accomplishments', eventLimits.text, t),
        coursework: otherEntriesRule('coursework', eventLimits.text, t),
      },
      t,
    ),
  });
