import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useSearchParams } from '@shared/router';
import type { ReactNode } from 'react';
import { skillsKind } from '../common/block-kind.ts';
import { BlockLoader } from '../common/form/block-loader.tsx';
import { copyParameter } from '../common/paths.ts';
import { getSkillEvent } from './api/get-skill-event.ts';
import { SkillForm } from './skill-form.tsx';
import { copyOfSkill, skillValuesOf } from './skill-values.ts';

/** `/events/skills/new`, and `?from=<id>` for one that begins as a copy. */
export function SkillNewPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const source = parameters.get(copyParameter);
  if (source !== null) return <SkillCopyPage key={source} source={source} />;
  return <SkillForm title={t('skills.newTitle')} block={null} initial={skillValuesOf(null)} />;
}

function SkillCopyPage({ source }: { readonly source: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(getSkillEvent, { variables: { id: source }, context: keepPlace });
  return (
    <BlockLoader
      kind={skillsKind}
      block={data?.skillEvent}
      error={loading ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {(block) => <SkillForm title={t('skills.copyTitle')} block={null} initial={copyOfSkill(block)} />}
    </BlockLoader>
  );
}
