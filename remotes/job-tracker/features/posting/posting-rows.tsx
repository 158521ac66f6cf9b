import { useTranslation } from '@shared/i18n';
import { Box, Button, Stack } from '@shared/ui';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Rows } from '../common/rows.tsx';
import type { Pages } from '../common/use-pages.ts';

interface PostingRowsProps<Item extends { readonly id: string }> {
  readonly label: string;
  readonly pages: Omit<Pages<unknown>, 'page'>;
  readonly items: readonly Item[];
  readonly total: number;
  /** Id of the posting that was open before this list, whose row takes the focus; '' for none. */
  readonly returnedFrom: string;
  readonly renderRow: (item: Item) => ReactNode;
}

/** Moves the focus to the next or the previous row with the arrow keys. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row] h2 a')];
  const from = links.findIndex((link) => link === event.target);
  const next = from === -1 ? undefined : links[from + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/**
 * Lists postings. Only those near the window are in the page, and the next page is loaded before the end is reached.
 */
export function PostingRows<Item extends { readonly id: string }>(props: PostingRowsProps<Item>): ReactNode {
  const { label, pages, items, total, returnedFrom, renderRow } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const cameFrom = useRef(returnedFrom);
  useEffect(() => {
    if (cameFrom.current === '') return;
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(cameFrom.current)}"] a`)?.focus();
    cameFrom.current = '';
  }, []);
  return (
    <Stack gap="3" aria-busy={pages.isOld} opacity={pages.isOld ? 0.6 : 1}>
      <Box ref={list} role="list" aria-label={label} onKeyDown={walk}>
        <Rows
          items={items}
          role="listitem"
          firstRow={1}
          total={total}
          usualHeight={84}
          renderRow={renderRow}
          onEnd={pages.loadMore}
        />
      </Box>
      {pages.moreFailed && (
        <Button size="sm" variant="outline" colorPalette="gray" alignSelf="center" onClick={pages.loadMore}>
          {t('posting.moreFailed')}
        </Button>
      )}
    </Stack>
  );
}
