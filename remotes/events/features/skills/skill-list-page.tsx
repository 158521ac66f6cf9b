import { useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import { skillsKind } from '../common/block-kind.ts';
import { BlockListPage } from '../common/list/block-list-page.tsx';
import { listSkillEvents } from './api/list-skill-events.ts';
import { SkillChips } from './skill-chips.tsx';
import { useSkillStore } from './use-skill-store.ts';

/** `/events/skills`: every group of skills, by name. */
export function SkillListPage(): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { data, error, loading, refetch } = useQuery(listSkillEvents);
  const { restore } = useSkillStore();
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (
    <BlockListPage
      kind={skillsKind}
      blocks={data?.skillEvents.toSorted((one, other) => compare(one.name, other.name))}
      failed={error !== undefined && !loading}
      onRetry={() => void refetch().catch(() => undefined)}
      titleOf={({ name }) => name}
      searchTextsOf={({ name, skills }) => [name, ...skills.map((skill) => skill.name)]}
      renderFacts={({ skills }) => <SkillChips skills={skills} t={t} />}
      restore={restore}
    />
  );
}
