import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useSearchParams } from '@shared/router';
import type { ReactNode } from 'react';
import { paragraphsKind } from '../common/block-kind.ts';
import { BlockLoader } from '../common/form/block-loader.tsx';
import { copyParameter } from '../common/paths.ts';
import { getParagraphEvent } from './api/get-paragraph-event.ts';
import { ParagraphForm } from './paragraph-form.tsx';
import { paragraphValuesOf } from './paragraph-values.ts';

/** `/events/cover-letter/new`, and `?from=<id>` for one that begins as a copy. */
export function ParagraphNewPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const source = parameters.get(copyParameter);
  if (source !== null) return <ParagraphCopyPage key={source} source={source} />;
  return <ParagraphForm title={t('paragraphs.newTitle')} block={null} initial={paragraphValuesOf(null)} />;
}

function ParagraphCopyPage({ source }: { readonly source: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(getParagraphEvent, {
    variables: { id: source },
    context: keepPlace,
  });
  return (
    <BlockLoader
      kind={paragraphsKind}
      block={data?.paragraphEvent}
      error={loading ? undefined : error}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {(block) => <ParagraphForm title={t('paragraphs.copyTitle')} block={null} initial={paragraphValuesOf(block)} />}
    </BlockLoader>
  );
}
