import type { UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { namesOf } from '@shared/lists';
import type { ReactNode } from 'react';
import { OtherLine } from '../common/wordings/other-line.tsx';
import { OtherList } from '../common/wordings/other-list.tsx';
import { LevelSelect } from './level-select.tsx';
import { newSkillItem, type SkillItem, type SkillValues } from './skill-values.ts';

interface SkillWordingFieldsProps {
  readonly form: UseFormReturn<SkillValues>;
  /** Of the wording in the form, from 0. */
  readonly place: number;
}

/** The texts of a group of skills in other words. */
export function SkillWordingFields({ form, place }: SkillWordingFieldsProps): ReactNode {
  const { t } = useTranslation();
  const { control } = form;
  return (
    <>
      <OtherLine control={control} name={`variants.${place}.name`} usual="name" label={t('skills.fields.name')} />
      <OtherList<SkillValues, SkillItem>
        form={form}
        control={control}
        name={`variants.${place}.skills`}
        own={`variants.${place}.own.skills`}
        usual="skills"
        label={t('skills.fields.skills')}
        help={t('skills.fields.skillsHelp')}
        addLabel={t('skills.fields.addSkill')}
        labelOf={(at) => t('skills.fields.skill', { place: at })}
        newItem={newSkillItem}
        optional
        linesOf={namesOf}
        short
        renderExtra={(skill, change, at) => (
          <LevelSelect
            label={t('skills.fields.level', { place: at })}
            level={skill.level}
            onLevel={(level) => change({ ...skill, level })}
          />
        )}
      />
    </>
  );
}
