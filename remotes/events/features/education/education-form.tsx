import { isAttending, isPartialDate } from '@shared/documents';
import { useWatch, yup, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { linesOf, namesOf } from '@shared/lists';
import { FieldPair } from '@shared/record-forms';
import { Text } from '@shared/ui';
import type { ReactNode } from 'react';
import type { EventForm } from '../common/event-definition.ts';
import { EventTextField, PlaceFields } from '../common/form/event-text-field.tsx';
import { PeriodFields } from '../common/form/period-fields.tsx';
import { entriesRule, lineRule, requiredLineRule } from '../common/form/rules.ts';
import { newTextItem, type TextItem } from '../common/ordered-list/text-item.ts';
import { datedFields, datedRules } from '../common/texts/dated-values.ts';
import { describeTexts } from '../common/texts/describe-texts.ts';
import { accomplishmentsOf, EntryListField, type EntryList } from '../common/texts/entry-list.tsx';
import { variantRules } from '../common/texts/variant-rules.ts';
import { VariantTextFields } from '../common/texts/variant-text-fields.tsx';
import type { EduInput } from './education-operations.ts';
import { eduInputOf, eduTexts, eduValuesOf, type EduValues } from './education-values.ts';
import type { EduEvent } from './list-education.ts';

const texts = 'education';
const accomplishments = accomplishmentsOf(texts);
const coursework: EntryList<'coursework', TextItem> = {
  name: 'coursework',
  texts,
  entry: 'course',
  add: 'addCourse',
  newItem: newTextItem,
  linesOf: (pasted) => (pasted.includes('\n') ? linesOf(pasted) : namesOf(pasted)),
  short: true,
};

export const educationForm: EventForm<EduEvent, EduValues, EduInput> = {
  rules: (t) =>
    yup.object({
      university: requiredLineRule(t, t('education.errors.university')),
      degree: lineRule(t),
      major: lineRule(t),
      minor: lineRule(t),
      location: lineRule(t),
      ...datedRules(t),
      accomplishments: entriesRule(eduTexts.entries.maxLength, t),
      coursework: entriesRule(eduTexts.entries.maxLength, t),
      variants: variantRules(eduTexts, t),
    }),
  valuesOf: eduValuesOf,
  copyOf: (event) => eduTexts.asCopy(eduValuesOf(event)),
  inputOf: eduInputOf,
  describe: (values, tools) =>
    describeTexts({ ...eduTexts, texts, lines: [...eduTexts.lines, ...datedFields] }, eduInputOf(values, ''), tools),
  newVariant: eduTexts.newVariant,

  /** The form of a degree: what was studied, where and when, and the results. */
  Fields({ form }): ReactNode {
    const { control } = form;
    return (
      <>
        <EventTextField control={control} texts={texts} name="university" required />
        <EventTextField control={control} texts={texts} name="degree" help optional />
        <FieldPair>
          <EventTextField control={control} texts={texts} name="major" optional />
          <EventTextField control={control} texts={texts} name="minor" optional />
        </FieldPair>
        <PlaceFields control={control} texts={texts} />
        <PeriodFields texts={texts} form={form}>
          <Attending control={control} />
        </PeriodFields>
        <EntryListField control={control} list={accomplishments} optional />
        <EntryListField control={control} list={coursework} optional />
      </>
    );
  },

  VariantFields: (props) => (
    <VariantTextFields {...props} texts={texts} lines={eduTexts.lines} lists={[accomplishments, coursework]} />
  ),
};

/** States that an end date in the future means attending, which is derived and cannot be set (product.md §4). */
function Attending({ control }: { readonly control: Control<EduValues> }): ReactNode {
  const { t } = useTranslation();
  const endDate = useWatch({ control, name: 'endDate' });
  const attends = isPartialDate(endDate) && isAttending(endDate, new Date());
  return (
    <Text role="status" textStyle="sm" color="fg.muted" mt={attends ? '2' : '0'}>
      {attends ? t('education.fields.attending') : ''}
    </Text>
  );
}
