import { TextField, useForm, yupResolver } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { namesOf } from '@shared/lists';
import { useMemo, type ReactNode } from 'react';
import { skillsKind } from '../common/block-kind.ts';
import { BlockForm } from '../common/form/block-form.tsx';
import { ListField } from '../common/form/list-field.tsx';
import { OtherWordings } from '../common/wordings/other-wordings.tsx';
import { useDescribeTools } from '../common/wordings/use-describe-tools.ts';
import type { SkillBlock } from './api/skill-event-fields.ts';
import { describeSkills } from './describe-skills.ts';
import { LevelSelect } from './level-select.tsx';
import { skillRules } from './skill-rules.ts';
import { newSkillItem, newSkillWording, type SkillItem, type SkillValues, skillValuesOf } from './skill-values.ts';
import { SkillWordingFields } from './skill-wording-fields.tsx';
import { useSkillStore } from './use-skill-store.ts';

interface SkillFormProps {
  readonly title: string;
  /** The block that is edited; null for a new one. */
  readonly block: SkillBlock | null;
  readonly initial: SkillValues;
}

/** A group of skills in the person's order, each with a level if one wants to give it. */
export function SkillForm({ title, block, initial }: SkillFormProps): ReactNode {
  const { t } = useTranslation();
  const rules = useMemo(() => skillRules(t), [t]);
  const form = useForm<SkillValues>({ defaultValues: initial, resolver: yupResolver(rules), mode: 'onTouched' });
  const { control } = form;
  const tools = useDescribeTools();
  return (
    <BlockForm
      kind={skillsKind}
      title={title}
      form={form}
      store={useSkillStore()}
      block={block}
      valuesOf={skillValuesOf}
      describe={(values) => describeSkills(values, tools)}
      newWording={newSkillWording(form.getValues())}
      titleOf={({ name }) => name}
    >
      <TextField
        control={control}
        name="name"
        label={t('skills.fields.name')}
        help={t('skills.fields.nameHelp')}
        autoComplete="off"
      />
      <ListField<SkillValues, SkillItem>
        control={control}
        name="skills"
        label={t('skills.fields.skills')}
        help={t('skills.fields.skillsHelp')}
        addLabel={t('skills.fields.addSkill')}
        labelOf={(place) => t('skills.fields.skill', { place })}
        newItem={newSkillItem}
        linesOf={namesOf}
        short
        renderExtra={(skill, change, place) => (
          <LevelSelect
            label={t('skills.fields.level', { place })}
            level={skill.level}
            onLevel={(level) => change({ ...skill, level })}
          />
        )}
      />
      <OtherWordings
        form={form}
        begin={newSkillWording}
        renderTexts={(place) => <SkillWordingFields form={form} place={place} />}
      />
    </BlockForm>
  );
}
