import { linkOrNull, textOrNull } from '@shared/record-forms';
import { readPeriod, writePeriod, type ApiPeriod } from '@shared/documents';
import { dateRule, endDateRule, type yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import { linkRule } from '../form/rules.ts';

/** The fields, besides texts, that positions and degrees have in common. */
export interface DatedValues {
  link: string;
  /** `YYYY-MM` or `YYYY`, or '' for none. */
  startDate: string;
  /** '' means that it is current, or that the end is unknown. */
  endDate: string;
}

interface Stored extends ApiPeriod {
  readonly link: string | null;
}

export const datedFields = ['link', 'startDate', 'endDate'] as const satisfies readonly (keyof DatedValues)[];

/** Returns the form values of an event's link and dates, or empty ones. */
export function datedValuesOf(event: Stored | null): DatedValues {
  const period = event === null ? null : readPeriod(event);
  return { link: event?.link ?? '', startDate: period?.startDate ?? '', endDate: period?.endDate ?? '' };
}

/** Returns the input for the link and dates. Empty values become null. */
export const datedInputOf = ({ link, startDate, endDate }: DatedValues): Stored => ({
  link: linkOrNull(link),
  ...writePeriod({ startDate: textOrNull(startDate), endDate: textOrNull(endDate) }),
});

/** Returns the validation rules of the link and dates. */
export function datedRules(t: Translate): { readonly [Field in keyof DatedValues]: yup.StringSchema<string> } {
  const wrong = (value: string): string => t('errors.month', { value });
  return { link: linkRule(t), startDate: dateRule(wrong), endDate: endDateRule(wrong, t('errors.endBeforeStart')) };
}
