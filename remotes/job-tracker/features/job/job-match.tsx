import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Box, ChevronDownIcon, ErrorNotice, ListSkeleton, Stack, Text } from '@shared/ui';
import { useId, useState, type ReactNode } from 'react';
import { DisclosureButton } from '../common/disclosure-button.tsx';
import { useToday } from '../common/use-today.ts';
import { getJobMatch } from '../match/api/get-job-match.ts';
import { NoBlocks } from '../match/match-view.tsx';
import { PartsTable } from '../match/parts-table.tsx';
import { ScoreMark } from '../match/score-mark.tsx';
import { Terms } from '../match/terms.tsx';
import type { Match } from '../match/api/match-fields.ts';
import type { Job } from './api/job-fields.ts';
import { PartSection } from '../common/part-section.tsx';

/** Shows beside the ad how well the job matches, and why. */
export function JobMatch({ job }: { readonly job: Pick<Job, 'id' | 'version' | 'description'> }): ReactNode {
  const { t } = useTranslation();
  const hasText = job.description !== null && job.description.trim() !== '';
  return (
    <PartSection title={t('fit.title')} look="panel">
      {hasText ? (
        // A changed ad is read again.
        <LoadedMatch key={job.version} id={job.id} />
      ) : (
        <Text textStyle="sm" color="fg.muted">
          {t('fit.needsAd')}
        </Text>
      )}
    </PartSection>
  );
}

function LoadedMatch({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const { data, error, loading, refetch } = useQuery(getJobMatch, {
    variables: { id, today },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: keepPlace,
  });
  if (data !== undefined) return <MatchSummary fit={data.jobFit} />;
  if (error === undefined || loading) return <ListSkeleton rows={2} />;
  return (
    <ErrorNotice title={t('fit.failed')} onRetry={() => void refetch().catch(() => undefined)}>
      {t('fit.failedHelp')}
    </ErrorNotice>
  );
}

/** The score, what the ad asks for, and on request how the score adds up. */
function MatchSummary({ fit }: { readonly fit: Match }): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!fit.hasBlocks) return <NoBlocks />;
  return (
    <Stack gap="3" pb="2">
      <Box display="flex" gap="3" alignItems="center">
        <ScoreMark score={fit.score} isProvisional={fit.isProvisional} size="lg" />
        <Box minWidth="0">
          <Text fontWeight="600">{fit.score === null ? t('fit.noScore') : t('fit.outOf', { score: fit.score })}</Text>
          {fit.isProvisional && (
            <Text textStyle="sm" color="fg.muted">
              {t('fit.provisional')}
            </Text>
          )}
        </Box>
      </Box>
      <Terms fit={fit} most={3} />
      <Box>
        <DisclosureButton isOpen={isOpen} controls={isOpen ? id : undefined} onToggle={() => setIsOpen(!isOpen)}>
          {t('fit.table')}
          <Box as="span" transform={isOpen ? 'rotate(180deg)' : undefined}>
            <ChevronDownIcon size={16} aria-hidden />
          </Box>
        </DisclosureButton>
        {isOpen && (
          <Box id={id}>
            <PartsTable fit={fit} />
          </Box>
        )}
      </Box>
    </Stack>
  );
}
