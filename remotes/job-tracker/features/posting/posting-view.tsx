import { parseWebLink } from '@shared/documents';
import { keepPlace, requestFailureOf, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import {
  Box,
  ButtonLink,
  ErrorNotice,
  ExternalLinkIcon,
  Flex,
  Heading,
  Stack,
  Text,
  usePageTitle,
  type BoxProps,
} from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { TailorButton } from '../tailor/tailor-button.tsx';
import { getPosting, type OpenPosting } from './api/get-posting.ts';
import { PostingHtml } from './html/posting-html.tsx';
import { PostingSkeleton } from './list-skeletons.tsx';
import { ClosedBadge, SampleBadge } from './posting-marks.tsx';
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
    const { posting } = data;
    return (
      <Box as="article" key={posting.id} pt="4">
        <PostingHead posting={posting} isPage={isPage} />
        <PostingActions posting={posting} isPage={isPage}>
          {renderActions?.(posting)}
        </PostingActions>
        <Stack gap="4" pt="3" maxWidth="reading">
          {renderMore?.(posting)}
          <PostingHtml html={posting.description} heading={isPage ? 'h2' : 'h3'} />
        </Stack>
      </Box>
    );
  }
  if (error === undefined || loading) return <PostingSkeleton />;
  const isGone = requestFailureOf(error) === 'not-found';
  return (
    <Box pt="4">
      {isGone ? (
        <ErrorNotice title={t('posting.gone')}>{t('posting.goneHelp')}</ErrorNotice>
      ) : (
        <ErrorNotice title={t('posting.failed')} onRetry={() => void refetch().catch(() => undefined)}>
          {t('posting.failedHelp')}
        </ErrorNotice>
      )}
    </Box>
  );
}

interface PostingPartProps {
  readonly posting: OpenPosting;
  readonly isPage: boolean;
}

function PostingHead({ posting, isPage }: PostingPartProps): ReactNode {
  const { t } = useTranslation();
  const { all } = usePostingFacts()(posting);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = usePageTitle(isPage ? posting.title : undefined);
  useEffect(() => {
    if (isPage) heading.current?.focus();
  }, [isPage]);
  return (
    <Stack gap="1" maxWidth="reading">
      <Heading
        ref={heading}
        id={titleId}
        as={isPage ? 'h1' : 'h2'}
        textStyle={isPage ? 'xl' : 'lg'}
        tabIndex={-1}
        outline="none"
        overflowWrap="anywhere"
        dir="auto"
      >
        {posting.title}
      </Heading>
      <Text textStyle="sm" overflowWrap="anywhere">
        {[posting.company, posting.location].filter((part) => part !== null).join(' · ')}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {all.join(' · ')}
      </Text>
      {posting.isSample && (
        <Text textStyle="sm" color="fg.muted">
          <SampleBadge /> {t('posting.sampleHelp')}
        </Text>
      )}
      {posting.isClosed && (
        <Text textStyle="sm">
          <ClosedBadge /> {t('posting.closedHelp')}
        </Text>
      )}
    </Stack>
  );
}

/** In a pane, the actions stay in view while the text scrolls; they extend over the pane's padding. */
const stickyStyles: BoxProps['css'] = {
  mx: '-6',
  px: '6',
  bg: 'bg',
  zIndex: '1',
  '@media (min-height: 480px)': { position: 'sticky', insetBlockStart: '0' },
};

function PostingActions({ posting, isPage, children }: PostingPartProps & { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const original = posting.link === null ? undefined : parseWebLink(posting.link);
  return (
    <Flex gap="2" wrap="wrap" py="3" mt="1" borderBottomWidth="1px" css={isPage ? {} : stickyStyles}>
      <TrackButton posting={posting} />
      <TailorButton size="sm" target={{ postingId: posting.id, jobId: null }} />
      {original !== undefined && (
        <ButtonLink size="sm" variant="outline" colorPalette="gray">
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
  );
}
