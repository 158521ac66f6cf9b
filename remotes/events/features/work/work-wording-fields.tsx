import type { UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { linesOf } from '@shared/lists';
import type { ReactNode } from 'react';
import { newTextItem } from '../common/ordered-list/text-item.ts';
import { OtherLine } from '../common/wordings/other-line.tsx';
import { OtherList } from '../common/wordings/other-list.tsx';
import type { WorkValues } from './work-values.ts';

interface WorkWordingFieldsProps {
  readonly form: UseFormReturn<WorkValues>;
  /** Of the wording in the form, from 0. */
  readonly place: number;
}

/** The texts of a position in other words. */
export function WorkWordingFields({ form, place }: WorkWordingFieldsProps): ReactNode {
  const { t } = useTranslation();
  const { control } = form;
  return (
    <>
      {(['position', 'company', 'location'] as const).map((name) => (
        <OtherLine
          key={name}
          control={control}
          name={`variants.${place}.${name}`}
          usual={name}
          label={t(`work.fields.${name}`)}
        />
      ))}
      <OtherList
        form={form}
        control={control}
        name={`variants.${place}.accomplishments`}
        own={`variants.${place}.own.accomplishments`}
        usual="accomplishments"
        label={t('work.fields.accomplishments')}
        help={t('work.fields.accomplishmentsHelp')}
        addLabel={t('work.fields.addAccomplishment')}
        labelOf={(at) => t('work.fields.accomplishment', { place: at })}
        newItem={newTextItem}
        optional
        linesOf={linesOf}
      />
    </>
  );
}
