import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useSearchParams } from '@shared/router';
import type { ReactNode } from 'react';
import { workKind } from '../common/block-kind.ts';
import { BlockLoader } from '../common/form/block-loader.tsx';
import { copyParameter } from '../common/paths.ts';
import { getWorkEvent } from './api/get-work-event.ts';
import { WorkForm } from './work-form.tsx';
import { copyOfWork, workValuesOf } from './work-values.ts';

/** `/events/work/new`, and `?from=<id>` for one that begins as a copy. */
export function WorkNewPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const source = parameters.get(copyParameter);
  if (source !== null) return <WorkCopyPage key={source} source={source} />;
  return <WorkForm title={t('work.newTitle')} block={null} initial={workValuesOf(null)} />;
}

function WorkCopyPage({ source }: { readonly source: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(getWorkEvent, { variables: { id: source }, context: keepPlace });
  return (
    <BlockLoader
      kind={workKind}
      block={data?.workEvent}
      error={loading ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {(block) => <WorkForm title={t('work.copyTitle')} block={null} initial={copyOfWork(block)} />}
    </BlockLoader>
  );
}
