import { isAttending, isYearMonth, withoutScheme } from '@shared/documents';
import { TextField, useForm, useWatch, yupResolver, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Text } from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import { educationKind } from '../common/block-kind.ts';
import { BlockForm } from '../common/form/block-form.tsx';
import { FieldPair } from '@shared/record-forms';
import { ListField } from '../common/form/list-field.tsx';
import { PeriodFields } from '../common/form/period-fields.tsx';
import { linesOf, namesOf } from '@shared/lists';
import { newTextItem } from '../common/ordered-list/text-item.ts';
import { OtherWordings } from '../common/wordings/other-wordings.tsx';
import { useDescribeTools } from '../common/wordings/use-describe-tools.ts';
import type { EduBlock } from './api/edu-event-fields.ts';
import { describeEdu } from './describe-edu.ts';
import { eduRules } from './edu-rules.ts';
import { eduTitle } from './edu-title.ts';
import { type EduValues, eduValuesOf, newEduWording } from './edu-values.ts';
import { EduWordingFields } from './edu-wording-fields.tsx';
import { useEduStore } from './use-edu-store.ts';

interface EduFormProps {
  readonly title: string;
  /** The block that is edited; null for a new one. */
  readonly block: EduBlock | null;
  readonly initial: EduValues;
}

/** A school: what was studied there, when, and what came of it. */
export function EduForm({ title, block, initial }: EduFormProps): ReactNode {
  const { t } = useTranslation();
  const rules = useMemo(() => eduRules(t), [t]);
  const form = useForm<EduValues>({ defaultValues: initial, resolver: yupResolver(rules), mode: 'onTouched' });
  const { control } = form;
  const tools = useDescribeTools();
  const text = (name: 'degree' | 'major' | 'minor' | 'location', help?: string): ReactNode => (
    <TextField
      control={control}
      name={name}
      label={t(`education.fields.${name}`)}
      help={help}
      autoComplete="off"
      optional
    />
  );
  return (
    <BlockForm
      kind={educationKind}
      title={title}
      form={form}
      store={useEduStore()}
      block={block}
      valuesOf={eduValuesOf}
      describe={(values) => describeEdu(values, tools)}
      newWording={newEduWording(form.getValues())}
      titleOf={(stored) => eduTitle(stored, t)}
    >
      <TextField control={control} name="university" label={t('education.fields.university')} autoComplete="off" />
      {text('degree', t('education.fields.degreeHelp'))}
      <FieldPair>
        {text('major')}
        {text('minor')}
      </FieldPair>
      <FieldPair>
        {text('location', t('education.fields.locationHelp'))}
        <TextField
          control={control}
          name="link"
          label={t('education.fields.link')}
          help={t('education.fields.linkHelp')}
          inputMode="url"
          autoComplete="off"
          onLeave={withoutScheme}
          optional
        />
      </FieldPair>
      <PeriodFields kind={educationKind} form={form}>
        <Attending control={control} />
      </PeriodFields>
      <ListField
        control={control}
        name="accomplishments"
        label={t('education.fields.accomplishments')}
        help={t('education.fields.accomplishmentsHelp')}
        addLabel={t('education.fields.addAccomplishment')}
        labelOf={(place) => t('education.fields.accomplishment', { place })}
        newItem={newTextItem}
        optional
        linesOf={linesOf}
      />
      <ListField
        control={control}
        name="coursework"
        label={t('education.fields.coursework')}
        help={t('education.fields.courseworkHelp')}
        addLabel={t('education.fields.addCourse')}
        labelOf={(place) => t('education.fields.course', { place })}
        newItem={newTextItem}
        optional
        linesOf={(pasted) => (pasted.includes('\n') ? linesOf(pasted) : namesOf(pasted))}
        short
      />
      <OtherWordings
        form={form}
        begin={newEduWording}
        renderTexts={(place) => <EduWordingFields form={form} place={place} />}
      />
    </BlockForm>
  );
}

/** Says that an end still to come means attending (product.md §4); nothing that could be set by hand. */
function Attending({ control }: { readonly control: Control<EduValues> }): ReactNode {
  const { t } = useTranslation();
  const endDate = useWatch({ control, name: 'endDate' });
  const attends = isYearMonth(endDate) && isAttending(endDate, new Date());
  return (
    <Text role="status" textStyle="sm" color="fg.muted" mt={attends ? '2' : '0'}>
      {attends ? t('education.fields.attending') : ''}
    </Text>
  );
}
