import { parseWebLink } from '@shared/documents';
import { keepPlace, requestFailureOf, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { Box, ButtonLink, ErrorNotice, ExternalLinkIcon, Flex, Heading, ListSkeleton, Stack, Text } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { TailorButton } from '../tailor/tailor-button.tsx';
import { getPosting, type OpenPosting } from './api/get-posting.ts';
import { PostingHtml } from './html/posting-html.tsx';
import { PostingMarks } from './posting-marks.tsx';
import { TrackButton } from './track-button.tsx';
import { usePostingFacts } from './use-posting-facts.ts';

interface PostingViewProps {
  readonly id: string;
  /** Whether the posting fills the page, so that its title is the page's heading and takes the focus. */
  readonly isPage?: boolean;
  /** Renders actions next to those of every posting. */
  readonly renderActions?: (posting: OpenPosting) => ReactNode;
  /** Renders content between the actions and the text. */
  readonly renderMore?: (posting: OpenPosting) => ReactNode;
}

/** Shows a posting with its facts, its actions, and its full text. */
export function PostingView({ id, isPage = false, renderActions, renderMore }: PostingViewProps): ReactNode {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(getPosting, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: keepPlace,
  });
  if (data !== undefined) {
    return (
      <Stack as="article" gap="5" key={data.posting.id}>
        <PostingHead posting={data.posting} isPage={isPage}>
          {renderActions?.(data.posting)}
        </PostingHead>
        {renderMore?.(data.posting)}
        <PostingHtml html={data.posting.description} />
      </Stack>
    );
  }
  if (error === undefined || loading) return <ListSkeleton rows={3} />;
  if (requestFailureOf(error) === 'not-found') {
    return <ErrorNotice title={t('posting.gone')}>{t('posting.goneHelp')}</ErrorNotice>;
  }
  return (
    <ErrorNotice title={t('posting.failed')} onRetry={() => void refetch().catch(() => undefined)}>
      {t('posting.failedHelp')}
    </ErrorNotice>
  );
}

interface PostingHeadProps {
  readonly posting: OpenPosting;
  readonly isPage: boolean;
  readonly children: ReactNode;
}

function PostingHead({ posting, isPage, children }: PostingHeadProps): ReactNode {
  const { t } = useTranslation();
  const facts = usePostingFacts()(posting);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPage) heading.current?.focus();
  }, [isPage]);
  const original = posting.link === null ? undefined : parseWebLink(posting.link);
  return (
    <Stack gap="3">
      <PostingMarks posting={posting} />
      <Stack gap="1">
        <Heading
          ref={heading}
          as={isPage ? 'h1' : 'h2'}
          textStyle="xl"
          tabIndex={-1}
          outline="none"
          overflowWrap="anywhere"
          dir="auto"
        >
          {posting.title}
        </Heading>
        <Text overflowWrap="anywhere">
          {[posting.company, posting.location].filter((part) => part !== null).join(' · ')}
        </Text>
      </Stack>
      {facts.length > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {facts.join(' · ')}
        </Text>
      )}
      {posting.isSample && (
        <Text textStyle="sm" color="fg.muted">
          {t('posting.sampleHelp')}
        </Text>
      )}
      {posting.isClosed && <Text textStyle="sm">{t('posting.closedHelp')}</Text>}
      <Flex gap="3" wrap="wrap">
        <TrackButton posting={posting} />
        <TailorButton target={{ postingId: posting.id, jobId: null }} />
        {original !== undefined && (
          <ButtonLink variant="outline" colorPalette="gray">
            <a href={original} target="_blank" rel="noopener noreferrer">
              {t('posting.original', { source: posting.sourceName })}
              <ExternalLinkIcon size={16} aria-hidden />
              <Box as="span" srOnly>
                {t('posting.newTab')}
              </Box>
            </a>
          </ButtonLink>
        )}
        {children}
      </Flex>
    </Stack>
  );
}
