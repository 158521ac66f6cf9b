import { useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, Button, ChakraLink, Flex, Heading, Text, type BoxProps } from '@shared/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { jobPath } from '../../common/paths.ts';
import { lastTrackerAddress } from '../../query/last-tracker-query.ts';
import { positionName } from '../../moving/board-positions.ts';
import { getNeighbor } from '../api/get-neighbor.ts';
import type { Neighbor, NeighborList } from './use-neighbors.ts';

/** The pane stays in view beside the page, from the top of the frame to its end, and scrolls by itself. */
const paneStyles: BoxProps['css'] = {
  flex: '0 0 20rem',
  alignSelf: 'stretch',
  mt: 'calc(-1 * var(--page-inset, 0px))',
  mb: 'calc(-1 * var(--page-end, 0px))',
  ms: 'calc(-1 * var(--page-gutter, 0px))',
  me: 'var(--page-gutter, 0px)',
  borderEndWidth: '1px',
  '& > div': {
    position: 'sticky',
    insetBlockStart: 'var(--tessera-top, 0px)',
    height: 'calc(100dvh - var(--tessera-top, 0px))',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '56px',
  },
};

const rowStyles: BoxProps['css'] = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 'var(--row-2)',
  ps: 'max(var(--page-gutter, 0px), 12px)',
  pe: '3',
  py: '1',
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
  '@media (hover: hover)': { '&:hover': { bg: 'bg.subtle' } },
  '&:has([aria-current])': { bg: 'primary.subtle' },
};

/** The link covers the whole row, and its focus is shown around it. */
const linkStyles: BoxProps['css'] = {
  color: 'fg',
  textDecoration: 'none',
  fontWeight: '600',
  _hover: { textDecoration: 'underline' },
  _before: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outline: 'none',
    _before: { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' },
  },
};

interface NeighborRowsProps {
  readonly id: string;
  /** Undefined until it is loaded. */
  readonly list: NeighborList | undefined;
}

/** The list that the tracker showed last, at the side of one of its jobs. */
export function NeighborRows({ id, list }: NeighborRowsProps): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const rows = useRef<HTMLOListElement>(null);
  const isThere = list !== undefined && list.place !== -1;
  useLayoutEffect(() => {
    if (isThere) rows.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [id, isThere]);
  return (
    <Box as="nav" aria-label={t('page.list')} css={paneStyles}>
      <div>
        <Flex align="center" gap="2" minHeight="14" ps="max(var(--page-gutter, 0px), 12px)" borderBottomWidth="1px">
          <Heading as="h2" fontFamily="body" textStyle="md" fontWeight="600">
            <ChakraLink asChild color="fg" py="1">
              <AppLink to={lastTrackerAddress()}>{t('title')}</AppLink>
            </ChakraLink>
          </Heading>
          {list !== undefined && (
            <Text textStyle="sm" color="fg.muted">
              {formats.number(list.total)}
            </Text>
          )}
        </Flex>
        <Box as="ol" ref={rows} listStyleType="none">
          {list?.jobs.map((job) => (
            <NeighborRow key={job.id} job={job} isOpen={job.id === id} />
          ))}
        </Box>
        {list?.loadMore !== undefined && (
          <Button variant="ghost" colorPalette="gray" width="full" my="2" onClick={list.loadMore}>
            {t('page.listMore')}
          </Button>
        )}
      </div>
    </Box>
  );
}

function NeighborRow({ job: listed, isOpen }: { readonly job: Neighbor; readonly isOpen: boolean }): ReactNode {
  const { t } = useTranslation();
  const { data } = useQuery(getNeighbor, { variables: { id: listed.id }, fetchPolicy: 'cache-only' });
  const job = data?.job ?? listed;
  return (
    <Box as="li" css={rowStyles}>
      <Text textStyle="sm" lineClamp="1" overflowWrap="anywhere" dir="auto">
        <ChakraLink asChild css={linkStyles}>
          <AppLink to={jobPath(job.id)} aria-current={isOpen ? 'page' : undefined} preventScrollReset={isOpen}>
            {job.title}
          </AppLink>
        </ChakraLink>
      </Text>
      <Flex justify="space-between" gap="3" textStyle="sm" color="fg.muted" minWidth="0">
        <Text lineClamp="1" overflowWrap="anywhere" dir="auto">
          {job.company}
        </Text>
        <Text flexShrink="0" maxWidth="50%" lineClamp="1">
          {positionName(job, t)}
        </Text>
      </Flex>
    </Box>
  );
}
