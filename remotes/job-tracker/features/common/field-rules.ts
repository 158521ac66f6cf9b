/** The rules of fields that several forms have. Their messages are among the texts of a job. */
import { jobLimits, parsePlainDay, parseWebLink } from '@shared/documents';
import { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';

/** A line of text, which may be empty. */
export const text = (t: Translate, longest: number = jobLimits.line): yup.StringSchema<string> =>
  yup
    .string()
    .defined()
    .max(longest, t('errors.tooLong', { max: longest }));

export const isBlank = (value: string): boolean => value.trim() === '';

/** A day, which may be empty. */
export const day = (t: Translate): yup.StringSchema<string> =>
  text(t).test('day', (value, context) => {
    const reading = parsePlainDay(value);
    return isBlank(value) || reading.ok || context.createError({ message: t('errors.day') });
  });

/** A web address, which may be empty. */
export const link = (t: Translate): yup.StringSchema<string> =>
  text(t, jobLimits.link).test(
    'link',
    t('errors.link'),
    (value) => isBlank(value) || parseWebLink(value) !== undefined,
  );

/** An email address, which may be empty. */
export const email = (t: Translate): yup.StringSchema<string> =>
  text(t).test('email', t('errors.email'), (value) => isBlank(value) || /^[^\s@<>]+@[^\s@<>]+$/.test(value.trim()));
