import { useTranslation } from '@shared/i18n';
import { useEnvironment } from '@shared/remote-kit';
import { Button, EllipsisIcon, IconButton, Menu, Portal } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { TrackerQuery } from '../query/tracker-query.ts';
import { LaterBookmarklet } from './later-bookmarklet.tsx';
import { laterDialog } from './later-dialog.tsx';
import { useExport } from './use-export.ts';

const dialogs = {
  import: laterDialog(async () => (await import('./import-dialog.tsx')).ImportDialog),
  feed: laterDialog(async () => (await import('./feed-dialog.tsx')).FeedDialog),
  digest: laterDialog(async () => (await import('../digest/digest-dialog.tsx')).DigestDialog),
  bookmarklet: LaterBookmarklet,
};

/** Imports jobs, from the page of somebody who tracks none yet. */
export function ImportButton(): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={() => setIsOpen(true)}>
        {t('transfer.import')}
      </Button>
      {isOpen && <dialogs.import onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** The menu for importing, exporting, and subscribing to jobs. */
export function TransferMenu({
  query,
  hasJobs,
}: {
  readonly query: TrackerQuery;
  readonly hasJobs: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const { basePath = '' } = useEnvironment();
  const [open, setOpen] = useState<keyof typeof dialogs>();
  const save = useExport(query);
  const Dialog = open === undefined ? undefined : dialogs[open];
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconButton
            variant="ghost"
            colorPalette="gray"
            size="sm"
            aria-label={t('transfer.menu')}
            title={t('transfer.menu')}
          >
            <EllipsisIcon size={18} aria-hidden />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <Menu.Item value="import" onSelect={() => setOpen('import')}>
                {t('transfer.import')}
              </Menu.Item>
              {hasJobs && (
                <Menu.Item value="export" onSelect={() => void save()}>
                  {t('transfer.export')}
                </Menu.Item>
              )}
              <Menu.Item value="feed" onSelect={() => setOpen('feed')}>
                {t('transfer.feed')}
              </Menu.Item>
              <Menu.Item value="digest" onSelect={() => setOpen('digest')}>
                {t('transfer.digest')}
              </Menu.Item>
              {/* A bookmark opens a page of ours, which a partner's site does not have. */}
              {basePath !== '' && (
                <Menu.Item value="bookmarklet" onSelect={() => setOpen('bookmarklet')}>
                  {t('transfer.bookmarklet')}
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {Dialog !== undefined && <Dialog onClose={() => setOpen(undefined)} />}
    </>
  );
}
