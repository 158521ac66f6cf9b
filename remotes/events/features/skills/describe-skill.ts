import type { Translate } from '@shared/i18n';

/** Returns `French (Advanced)`, or only the name if there is no level. */
export function describeSkill(skill: { readonly name: string; readonly level?: number | null }, t: Translate): string {
  const { name, level = null } = skill;
  return level === null ? name : t('skills.withLevel', { name, level: t(`skills.levels.${level}`) });
}
