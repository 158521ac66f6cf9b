import type { Translate } from '@shared/i18n';
import { describeText, type DescribedField } from '@shared/record-forms';
import { skillsKind } from '../common/block-kind.ts';
import { describeWordings, type DescribeTools } from '../common/wordings/describe-wordings.ts';
import { skillInputOf, type SkillValues } from './skill-values.ts';

/** `French (Advanced)`, or the name alone where no level is given. */
export function skillInWords(skill: { readonly name: string; readonly level?: number | null }, t: Translate): string {
  const { name, level = null } = skill;
  return level === null ? name : t('skills.withLevel', { name, level: t(`skills.levels.${level}`) });
}

/** A group of skills in words, as it would be saved. */
export function describeSkills(values: SkillValues, tools: DescribeTools): readonly DescribedField[] {
  const { t } = tools;
  const { name, skills, variants } = skillInputOf(values, '');
  return [
    describeText('skills.fields.name', name),
    { label: 'skills.fields.skills', lines: skills.map((skill) => skillInWords(skill, t)) },
    describeWordings(skillsKind, variants, {
      ...tools,
      entryInWords: (entry) => ('name' in entry ? skillInWords(entry, t) : entry.description),
    }),
  ];
}
