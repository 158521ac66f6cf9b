import type { Translate } from '@shared/i18n';
import { describeText, type DescribedField } from '../common/form/differences.ts';
import { skillInputOf, type SkillValues } from './skill-values.ts';

/** `French (Advanced)`, or the name alone where no level is given. */
export function skillInWords(skill: { readonly name: string; readonly level?: number | null }, t: Translate): string {
  const { name, level = null } = skill;
  return level === null ? name : t('skills.withLevel', { name, level: t(`skills.levels.${level}`) });
}

/** A group of skills in words, as it would be saved. */
export function describeSkills(values: SkillValues, t: Translate): readonly DescribedField[] {
  const { name, skills } = skillInputOf(values, '');
  return [
    describeText('skills.fields.name', name),
    { label: 'skills.fields.skills', lines: skills.map((skill) => skillInWords(skill, t)) },
  ];
}
