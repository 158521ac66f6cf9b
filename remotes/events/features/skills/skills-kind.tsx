import { useTranslation } from '@shared/i18n';
import { useMemo } from 'react';
import { operation } from '../common/api/operation.ts';
import { defineEventKind } from '../common/define-event-kind.tsx';
import type { EventView } from '../common/event-definition.ts';
import { byAge } from '../common/list/finding/sort-blocks.ts';
import { variantTextsOf } from '../common/variants/variant-texts.ts';
import { describeSkill } from './describe-skill.ts';
import { listSkills, type SkillEvent } from './list-skills.ts';
import { SkillChips } from './skill-chips.tsx';

/** Groups of skills. */
export const skillsKind = defineEventKind({
  remote: 'events',
  texts: 'skills',
  typename: 'SkillEvent',
  listField: 'skillEvents',
  path: '/events/skills',
  documents: 'resume',
  hasPortalRecords: false,
  list: operation(listSkills, ({ skillEvents }) => skillEvents),
  titleOf: ({ name }) => name,
  useView: useSkillsView,
  loadOperations: async () => (await import('./skill-operations.ts')).skillOperations,
  loadForm: async () => (await import('./skill-form.tsx')).skillForm,
});

function useSkillsView(): EventView<SkillEvent> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      ...byAge,
      shownTextsOf: ({ skills }) => skills.map((skill) => describeSkill(skill, t)),
      hiddenTextsOf: ({ variants }) => variantTextsOf(variants),
      renderFacts: ({ skills }) => <SkillChips skills={skills} t={t} />,
    }),
    [t],
  );
}
