import { withoutScheme } from '@shared/documents';
import { TextField, useForm, yupResolver } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { useMemo, type ReactNode } from 'react';
import { workKind } from '../common/block-kind.ts';
import { BlockForm } from '../common/form/block-form.tsx';
import { FieldPair } from '@shared/record-forms';
import { ListField } from '../common/form/list-field.tsx';
import { PeriodFields } from '../common/form/period-fields.tsx';
import { PresentChoice } from '../common/form/present-choice.tsx';
import { linesOf } from '@shared/lists';
import { newTextItem } from '../common/ordered-list/text-item.ts';
import { OtherWordings } from '../common/wordings/other-wordings.tsx';
import { useDescribeTools } from '../common/wordings/use-describe-tools.ts';
import type { WorkBlock } from './api/work-event-fields.ts';
import { describeWork } from './describe-work.ts';
import { useWorkStore } from './use-work-store.ts';
import { workRules } from './work-rules.ts';
import { workTitle } from './work-title.ts';
import { newWorkWording, type WorkValues, workValuesOf } from './work-values.ts';
import { WorkWordingFields } from './work-wording-fields.tsx';

interface WorkFormProps {
  readonly title: string;
  /** The block that is edited; null for a new one. */
  readonly block: WorkBlock | null;
  readonly initial: WorkValues;
}

/** A position: what it was, where, when, and what came of it. */
export function WorkForm({ title, block, initial }: WorkFormProps): ReactNode {
  const { t } = useTranslation();
  const rules = useMemo(() => workRules(t), [t]);
  const form = useForm<WorkValues>({ defaultValues: initial, resolver: yupResolver(rules), mode: 'onTouched' });
  const { control } = form;
  const tools = useDescribeTools();
  return (
    <BlockForm
      kind={workKind}
      title={title}
      form={form}
      store={useWorkStore()}
      block={block}
      valuesOf={workValuesOf}
      describe={(values) => describeWork(values, tools)}
      newWording={newWorkWording(form.getValues())}
      titleOf={(stored) => workTitle(stored, t)}
    >
      <TextField control={control} name="position" label={t('work.fields.position')} autoComplete="off" />
      <TextField control={control} name="company" label={t('work.fields.company')} autoComplete="off" />
      <FieldPair>
        <TextField
          control={control}
          name="location"
          label={t('work.fields.location')}
          help={t('work.fields.locationHelp')}
          autoComplete="off"
          optional
        />
        <TextField
          control={control}
          name="link"
          label={t('work.fields.link')}
          help={t('work.fields.linkHelp')}
          inputMode="url"
          autoComplete="off"
          onLeave={withoutScheme}
          optional
        />
      </FieldPair>
      <PeriodFields kind={workKind} form={form} openEnd={t('work.fields.openEnd')}>
        <PresentChoice form={form} name="endDate" label={t('work.fields.present')} />
      </PeriodFields>
      <ListField
        control={control}
        name="accomplishments"
        label={t('work.fields.accomplishments')}
        help={t('work.fields.accomplishmentsHelp')}
        addLabel={t('work.fields.addAccomplishment')}
        labelOf={(place) => t('work.fields.accomplishment', { place })}
        newItem={newTextItem}
        optional
        linesOf={linesOf}
      />
      <OtherWordings
        form={form}
        begin={newWorkWording}
        renderTexts={(place) => <WorkWordingFields form={form} place={place} />}
      />
    </BlockForm>
  );
}
