import { linkOrNull, textOrNull } from '@shared/record-forms';
import type { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import { endDateRule, linkRule, yearMonthRule } from '../form/rules.ts';

/** The fields, besides texts, that positions and degrees have in common. */
export interface DatedValues {
  link: string;
  /** `YYYY-MM`, or '' for none. */
  startDate: string;
  /** '' means that it is current, or that the end is unknown. */
  endDate: string;
}

type Stored = { readonly [Field in keyof DatedValues]: string | null };

export const datedFields = ['link', 'startDate', 'endDate'] as const satisfies readonly (keyof DatedValues)[];

/** Returns the form values of an event's link and dates, or empty ones. */
export const datedValuesOf = (event: Stored | null): DatedValues => ({
  link: event?.link ?? '',
  startDate: event?.startDate ?? '',
  endDate: event?.endDate ?? '',
});

/** Returns the input for the link and dates. Empty values become null. */
export const datedInputOf = ({ link, startDate, endDate }: DatedValues): Stored => ({
  link: linkOrNull(link),
  startDate: textOrNull(startDate),
  endDate: textOrNull(endDate),
});

/** Returns the validation rules of the link and dates. */
export const datedRules = (t: Translate): { readonly [Field in keyof DatedValues]: yup.StringSchema<string> } => ({
  link: linkRule(t),
  startDate: yearMonthRule(t),
  endDate: endDateRule(t),
});
