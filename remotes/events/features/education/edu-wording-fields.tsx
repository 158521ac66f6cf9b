import type { UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { linesOf, namesOf } from '@shared/lists';
import type { ReactNode } from 'react';
import { newTextItem } from '../common/ordered-list/text-item.ts';
import { OtherLine } from '../common/wordings/other-line.tsx';
import { OtherList } from '../common/wordings/other-list.tsx';
import type { EduValues } from './edu-values.ts';

interface EduWordingFieldsProps {
  readonly form: UseFormReturn<EduValues>;
  /** Of the wording in the form, from 0. */
  readonly place: number;
}

/** The texts of a school in other words. */
export function EduWordingFields({ form, place }: EduWordingFieldsProps): ReactNode {
  const { t } = useTranslation();
  const { control } = form;
  return (
    <>
      {(['university', 'degree', 'major', 'minor', 'location'] as const).map((name) => (
        <OtherLine
          key={name}
          control={control}
          name={`variants.${place}.${name}`}
          usual={name}
          label={t(`education.fields.${name}`)}
        />
      ))}
      <OtherList
        form={form}
        control={control}
        name={`variants.${place}.accomplishments`}
        own={`variants.${place}.own.accomplishments`}
        usual="accomplishments"
        label={t('education.fields.accomplishments')}
        help={t('education.fields.accomplishmentsHelp')}
        addLabel={t('education.fields.addAccomplishment')}
        labelOf={(at) => t('education.fields.accomplishment', { place: at })}
        newItem={newTextItem}
        optional
        linesOf={linesOf}
      />
      <OtherList
        form={form}
        control={control}
        name={`variants.${place}.coursework`}
        own={`variants.${place}.own.coursework`}
        usual="coursework"
        label={t('education.fields.coursework')}
        help={t('education.fields.courseworkHelp')}
        addLabel={t('education.fields.addCourse')}
        labelOf={(at) => t('education.fields.course', { place: at })}
        newItem={newTextItem}
        optional
        linesOf={(pasted) => (pasted.includes('\n') ? linesOf(pasted) : namesOf(pasted))}
        short
      />
    </>
  );
}
