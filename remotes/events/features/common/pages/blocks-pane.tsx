import { useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { ListPane, PaneRow } from '@shared/lists';
import { AppLink, useEnvironment } from '@shared/remote-kit';
import { Box, IconAction, PlusIcon, type BoxProps } from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import type { ListedKind } from '../event-definition.ts';
import type { StoredEvent } from '../event-kind.ts';
import { useListMemoryStore } from '../list-memory.ts';
import { readListQuery } from '../list/finding/list-query.ts';
import { storedSort } from '../list/finding/use-list-query.ts';
import { useFoundBlocks } from '../list/use-found-blocks.ts';
import { pathsOf } from '../paths.ts';

/** Facts and the beginning of a paragraph in one line each. */
const lineStyles: BoxProps['css'] = {
  '& > p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
};

interface BlocksPaneProps<Event extends StoredEvent> {
  readonly kind: ListedKind<Event>;
  /** The block whose form is beside the list; undefined for a new one. */
  readonly openId: string | undefined;
}

/** The list of a kind as the person left it, at the side of a form. */
export function BlocksPane<Event extends StoredEvent>({ kind, openId }: BlocksPaneProps<Event>): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { session } = useEnvironment();
  const { data } = useQuery(kind.list.document);
  const blocks = useMemo(() => (data === undefined ? [] : kind.list.resultIn(data)), [data, kind]);
  const ownView = kind.useView();
  const view = useMemo(() => ({ ...ownView, titleOf: (event: Event) => kind.titleOf(event, t) }), [ownView, kind, t]);
  const address = useListMemoryStore(kind).recall()?.address ?? '';
  const query = useMemo(() => readListQuery(new URLSearchParams(address)), [address]);
  const sort = query.sort ?? storedSort(kind, session.subject).get() ?? view.usualSort;
  // The open block is in the list even if the filters leave it out.
  const found = useFoundBlocks(blocks, { ...query, sort }, view, openId);
  const paths = pathsOf(kind);
  const isListed = found.some(({ id }) => id === openId);
  const title = t(`${kind.texts}.list.title`);
  return (
    <ListPane
      label={title}
      title={title}
      to={`${paths.list}${address}`}
      count={data === undefined ? undefined : formats.number(found.length)}
      openId={isListed ? openId : undefined}
      width="22.5rem"
      action={
        <IconAction asChild tip={t(`${kind.texts}.list.add`)} size="sm">
          <AppLink to={paths.add}>
            <PlusIcon size={18} aria-hidden />
          </AppLink>
        </IconAction>
      }
      items={found}
      renderRow={(block, place) => (
        <PaneRow
          key={block.id}
          {...place}
          title={view.titleOf(block)}
          to={paths.edit(block.id)}
          isOpen={block.id === openId}
          isTabStop={isListed ? block.id === openId : place.index === 0}
        >
          <Box textStyle="sm" css={lineStyles}>
            {view.renderFacts(block)}
          </Box>
        </PaneRow>
      )}
    />
  );
}
