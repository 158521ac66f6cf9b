import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useSearchParams } from '@shared/router';
import type { ReactNode } from 'react';
import { educationKind } from '../common/block-kind.ts';
import { BlockLoader } from '../common/form/block-loader.tsx';
import { copyParameter } from '../common/paths.ts';
import { getEduEvent } from './api/get-edu-event.ts';
import { EduForm } from './edu-form.tsx';
import { copyOfEdu, eduValuesOf } from './edu-values.ts';

/** `/events/edu/new`, and `?from=<id>` for one that begins as a copy. */
export function EduNewPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const source = parameters.get(copyParameter);
  if (source !== null) return <EduCopyPage key={source} source={source} />;
  return <EduForm title={t('education.newTitle')} block={null} initial={eduValuesOf(null)} />;
}

function EduCopyPage({ source }: { readonly source: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(getEduEvent, { variables: { id: source }, context: keepPlace });
  return (
    <BlockLoader
      kind={educationKind}
      block={data?.eduEvent}
      error={loading ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {(block) => <EduForm title={t('education.copyTitle')} block={null} initial={copyOfEdu(block)} />}
    </BlockLoader>
  );
}
