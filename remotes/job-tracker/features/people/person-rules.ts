import { jobLimits } from '@shared/documents';
import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import { day, email, isBlank, link, text } from '../common/field-rules.ts';
import type { PersonValues } from './person-values.ts';

/** The validation rules of a person. */
export const personRules = (t: Translate): yup.ObjectSchema<PersonValues> =>
  yup.object({
    name: text(t).test(
      'named',
      t('people.nameMissing'),
      (name, { parent }) => !isBlank(name) || !isBlank((parent as PersonValues).email),
    ),
    role: text(t),
    company: text(t),
    email: email(t),
    phone: text(t),
    link: link(t),
    howWeMet: text(t),
    lastContactOn: day(t),
    notes: text(t, jobLimits.notes),
  });
