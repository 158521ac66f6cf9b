import { yup } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import type { EventForm } from '../common/event-definition.ts';
import { EventTextField, PlaceFields } from '../common/form/event-text-field.tsx';
import { PeriodFields } from '../common/form/period-fields.tsx';
import { PresentChoice } from '../common/form/present-choice.tsx';
import { entriesRule, lineRule, requiredLineRule } from '../common/form/rules.ts';
import { datedFields, datedRules } from '../common/texts/dated-values.ts';
import { describeTexts } from '../common/texts/describe-texts.ts';
import { accomplishmentsOf, EntryListField } from '../common/texts/entry-list.tsx';
import { variantRules } from '../common/texts/variant-rules.ts';
import { VariantTextFields } from '../common/texts/variant-text-fields.tsx';
import type { WorkEvent } from './list-work.ts';
import type { WorkInput } from './work-operations.ts';
import { workInputOf, workTexts, workValuesOf, type WorkValues } from './work-values.ts';

const texts = 'work';
const accomplishments = accomplishmentsOf(texts);

export const workForm: EventForm<WorkEvent, WorkValues, WorkInput> = {
  rules: (t) =>
    yup.object({
      position: requiredLineRule(t, t('work.errors.position')),
      company: requiredLineRule(t, t('work.errors.company')),
      location: lineRule(t),
      ...datedRules(t),
      accomplishments: entriesRule(workTexts.entries.maxLength, t),
      variants: variantRules(workTexts, t),
    }),
  valuesOf: workValuesOf,
  copyOf: (event) => workTexts.asCopy(workValuesOf(event)),
  inputOf: workInputOf,
  describe: (values, tools) =>
    describeTexts({ ...workTexts, texts, lines: [...workTexts.lines, ...datedFields] }, workInputOf(values, ''), tools),
  newVariant: workTexts.newVariant,

  /** The form of a position: what, where, and when, and the results. */
  Fields({ form }): ReactNode {
    const { t } = useTranslation();
    const { control } = form;
    return (
      <>
        <EventTextField control={control} texts={texts} name="position" required />
        <EventTextField control={control} texts={texts} name="company" required />
        <PlaceFields control={control} texts={texts} />
        <PeriodFields texts={texts} form={form} openEnd={t('work.fields.openEnd')}>
          <PresentChoice form={form} name="endDate" label={t('work.fields.present')} />
        </PeriodFields>
        <EntryListField control={control} list={accomplishments} optional />
      </>
    );
  },

  VariantFields: (props) => (
    <VariantTextFields {...props} texts={texts} lines={workTexts.lines} lists={[accomplishments]} />
  ),
};
