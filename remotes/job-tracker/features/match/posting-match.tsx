import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Box, ErrorNotice, ListSkeleton } from '@shared/ui';
import { useId, useState, type ReactNode } from 'react';
import { DisclosureLine } from '../common/disclosure-line.tsx';
import { useToday } from '../common/use-today.ts';
import { getPostingMatch } from './api/get-match.ts';
import { MatchView } from './match-view.tsx';

interface PostingFitProps {
  readonly id: string;
  /** Whether the match is expanded from the start. */
  readonly isOpen?: boolean;
  /** The level of its heading, one below the posting's title. */
  readonly heading: 'h2' | 'h3';
}

/** Shows how well a posting matches, collapsed until the person opens it. */
export function PostingMatch({ id, isOpen: startsOpen = false, heading }: PostingFitProps): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const panel = useId();
  return (
    <Box as="section" aria-label={t('fit.title')} borderBottomWidth="1px" pb="2">
      <Box as={heading}>
        <DisclosureLine
          textStyle="md"
          isOpen={isOpen}
          controls={isOpen ? panel : undefined}
          onToggle={() => setIsOpen(!isOpen)}
        >
          {t('fit.title')}
        </DisclosureLine>
      </Box>
      {isOpen && (
        <Box id={panel} pb="4" pt="2">
          <LoadedFit id={id} />
        </Box>
      )}
    </Box>
  );
}

function LoadedFit({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const today = useToday();
  const { data, error, loading, refetch } = useQuery(getPostingMatch, {
    variables: { id, today },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: keepPlace,
  });
  if (data !== undefined) return <MatchView fit={data.postingFit} />;
  if (error === undefined || loading) {
    // A match is about this high, so the ad below it stays where it is when the match has loaded.
    return (
      <Box minHeight="36rem">
        <ListSkeleton rows={2} />
      </Box>
    );
  }
  return (
    <ErrorNotice title={t('fit.failed')} onRetry={() => void refetch().catch(() => undefined)}>
      {t('fit.failedHelp')}
    </ErrorNotice>
  );
}
