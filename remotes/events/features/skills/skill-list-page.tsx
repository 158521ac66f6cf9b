import { useApolloClient, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useMemo, type ReactNode } from 'react';
import { skillsKind } from '../common/block-kind.ts';
import { BlockListPage } from '../common/list/block-list-page.tsx';
import type { BlockView } from '../common/list/block-view.ts';
import { otherTextsOf } from '../common/wordings/other-texts.ts';
import { listSkillEvents } from './api/list-skill-events.ts';
import type { SkillBlock } from './api/skill-event-fields.ts';
import { SkillChips } from './skill-chips.tsx';
import { skillInWords } from './describe-skills.ts';

/** `/events/skills`: every group of skills. */
export function SkillListPage(): ReactNode {
  const { data, error, loading, refetch } = useQuery(listSkillEvents);
  const client = useApolloClient();
  return (
    <BlockListPage
      kind={skillsKind}
      blocks={data?.skillEvents}
      view={useSkillView()}
      failed={error !== undefined && !loading}
      onRetry={() => void refetch().catch(() => undefined)}
      restore={async (copies) => (await import('./restore-skills.ts')).restoreSkills(client, copies)}
    />
  );
}

function useSkillView(): BlockView<SkillBlock> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      titleOf: ({ name }) => name,
      shownTextsOf: ({ skills }) => skills.map((skill) => skillInWords(skill, t)),
      hiddenTextsOf: ({ variants }) => otherTextsOf(variants),
      renderFacts: ({ skills }) => <SkillChips skills={skills} t={t} />,
      // A group has no dates of its own. Its id begins with the time at which it was added (UUIDv7).
      rankOf: ({ id }) => id,
      periodOf: undefined,
      usualSort: 'name',
    }),
    [t],
  );
}
