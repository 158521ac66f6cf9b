import { keepPlace, useQuery } from '@shared/graphql';
import { useLocale, useTranslation } from '@shared/i18n';
import { Choice } from '@shared/lists';
import { ErrorNotice, Flex, ListSkeleton, Stack, Text, wide } from '@shared/ui';
import type { ReactNode } from 'react';
import { listDocuments } from '../common/api/list-documents.ts';
import { tailorResume } from './api/tailor.ts';
import { ProposedResume } from './proposed-resume.tsx';
import { TailorTools } from './tailor-tools.tsx';
import type { TailorProps } from './use-tailoring.ts';

const pageCounts = ['1', '2'] as const;

/** Proposes a résumé for a job. The person chooses the number of pages and the résumé to start from. */
export function TailorResume({ target, tailoring }: TailorProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const documents = useQuery(listDocuments, { fetchPolicy: 'cache-and-network', context: keepPlace });
  const resumes = documents.data?.resumes ?? [];
  // The latest résumé is the best guess, and a chosen one may have been deleted.
  const isThere = tailoring.base === '' || resumes.some(({ id }) => id === tailoring.base);
  const base = (isThere ? tailoring.base : null) ?? resumes[0]?.id ?? '';
  const isReady = documents.data !== undefined || documents.error !== undefined;
  const { pages } = tailoring;
  const { data, error, loading, refetch } = useQuery(tailorResume, {
    variables: {
      postingId: target.postingId,
      jobId: target.jobId,
      baseResumeId: base === '' ? null : base,
      pages,
      language,
    },
    fetchPolicy: isReady ? 'no-cache' : 'standby',
    context: keepPlace,
  });
  return (
    <Stack gap="4">
      <TailorTools>
        {/* Shown while it loads, so that the others keep their place. */}
        {(!isReady || resumes.length > 0) && (
          <Flex align="center" gap="2" minWidth="0" css={{ [wide]: { ms: '2' } }}>
            <Text as="span" textStyle="sm" color="fg.muted" flexShrink="0" aria-hidden>
              {t('tailor.base')}
            </Text>
            <Choice
              label={t('tailor.base')}
              value={base}
              options={[
                ...resumes.map(({ id, title }) => ({
                  value: id,
                  label: title.trim() === '' ? t('tailor.untitled') : title,
                })),
                { value: '', label: t('tailor.noBase') },
              ]}
              onChange={(value) => tailoring.change({ base: value })}
            />
          </Flex>
        )}
        <Choice
          label={t('tailor.pagesLabel')}
          value={String(pages ?? data?.tailorResume.mostPages ?? 1) === '2' ? '2' : '1'}
          options={pageCounts.map((value) => ({ value, label: t('tailor.atMost', { count: Number(value) }) }))}
          onChange={(value) => tailoring.change({ pages: value === '2' ? 2 : 1 })}
        />
      </TailorTools>
      {data === undefined &&
        (error === undefined || loading ? (
          <>
            <Text role="status" textStyle="sm" color="fg.muted">
              {t('tailor.working')}
            </Text>
            <ListSkeleton rows={3} />
          </>
        ) : (
          <ErrorNotice title={t('tailor.proposalFailed')} onRetry={() => void refetch().catch(() => undefined)}>
            {t('tailor.proposalFailedHelp')}
          </ErrorNotice>
        ))}
      {data !== undefined && (
        <ProposedResume
          proposal={data.tailorResume}
          target={target}
          tailoring={tailoring}
          base={base}
          language={language}
        />
      )}
    </Stack>
  );
}
