import { useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useParams } from '@shared/router';
import type { ReactNode } from 'react';
import { skillsKind } from '../common/block-kind.ts';
import { useDraftContext } from '../common/drafts/use-draft-context.ts';
import { BlockLoader } from '../common/form/block-loader.tsx';
import { getSkillEvent } from './api/get-skill-event.ts';
import { SkillForm } from './skill-form.tsx';
import { skillValuesOf } from './skill-values.ts';

/** `/events/skills/edit/:eventId`. */
export function SkillEditPage(): ReactNode {
  const { t } = useTranslation();
  const { eventId = '' } = useParams();
  // From the network: an edit that began from an older version would only end in a conflict.
  const { data, error, loading, refetch } = useQuery(getSkillEvent, {
    variables: { id: eventId },
    fetchPolicy: 'network-only',
    ...useDraftContext(skillsKind, eventId),
  });
  return (
    <BlockLoader
      key={eventId}
      edited={eventId}
      kind={skillsKind}
      block={data?.skillEvent}
      error={loading ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {(block) => <SkillForm title={t('skills.editTitle')} block={block} initial={skillValuesOf(block)} />}
    </BlockLoader>
  );
}
