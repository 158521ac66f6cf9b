import { linkOrNull, textOrNull } from '@shared/record-forms';
import type { yup } from '@shared/forms';
import type { Translate } from '@shared/i18n';
import { endDateRule, linkRule, yearMonthRule } from '../form/rules.ts';

/** What positions and studies have in common besides their texts. */
export interface DatedValues {
  link: string;
  /** `YYYY-MM`; '' for none. */
  startDate: string;
  /** '' means that it still goes on, or that the end is not known. */
  endDate: string;
}

type Stored = { readonly [Field in keyof DatedValues]: string | null };

export const datedFields = ['link', 'startDate', 'endDate'] as const satisfies readonly (keyof DatedValues)[];

export const datedValuesOf = (event: Stored | null): DatedValues => ({
  link: event?.link ?? '',
  startDate: event?.startDate ?? '',
  endDate: event?.endDate ?? '',
});

export const datedInputOf = ({ link, startDate, endDate }: DatedValues): Stored => ({
  link: linkOrNull(link),
  startDate: textOrNull(startDate),
  endDate: textOrNull(endDate),
});

export const datedRules = (t: Translate): { readonly [Field in keyof DatedValues]: yup.StringSchema<string> } => ({
  link: linkRule(t),
  startDate: yearMonthRule(t),
  endDate: endDateRule(t),
});
