import { useTranslation } from '@shared/i18n';
import { Button, ChevronDownIcon, DownloadIcon, HStack, IconButton, Menu, Portal, Span } from '@shared/ui';
import type { ReactNode } from 'react';
import { downloadFormats } from '../../common/files/make-file.ts';
import type { Downloads } from './use-downloads.ts';

interface DownloadMenuProps {
  readonly downloads: Downloads;
  readonly onCopyText: () => void;
  readonly onNameFile: () => void;
  readonly onInspect: () => void;
}

/** Where there is little room one button holds everything. */
const narrow = '@container builder (max-width: 639.98px)';
const onlyWide = { [narrow]: { display: 'none' } };
const onlyNarrow = { display: 'none', [narrow]: { display: 'inline-flex' } };

/** The PDF with one press, and a menu with the other formats and what belongs to them. */
export function DownloadMenu({ downloads, onCopyText, onNameFile, onInspect }: DownloadMenuProps): ReactNode {
  const { t } = useTranslation();
  const { status, format, start } = downloads;
  return (
    <HStack gap="1px" flexShrink="0">
      <Button
        borderEndRadius="0"
        pe="4"
        css={onlyWide}
        loading={status === 'working' && format === 'pdf'}
        loadingText={t('pdf.working')}
        onClick={() => void start('pdf')}
      >
        <DownloadIcon size={18} aria-hidden />
        {t('pdf.download')}
      </Button>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconButton
            aria-label={t('download.menu')}
            borderStartRadius="0"
            css={{ [narrow]: { borderStartRadius: 'full' } }}
          >
            <Span css={onlyNarrow}>
              <DownloadIcon size={18} aria-hidden />
            </Span>
            <Span css={{ display: 'inline-flex', ...onlyWide }}>
              <ChevronDownIcon size={18} aria-hidden />
            </Span>
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {downloadFormats.map((each) => (
                <Menu.Item key={each} value={each} onSelect={() => void start(each)}>
                  {t(`download.format.${each}`)}
                </Menu.Item>
              ))}
              <Menu.Item value="copy" onSelect={onCopyText}>
                {t('download.copyText')}
              </Menu.Item>
              <Menu.Item value="name" onSelect={onNameFile}>
                {t('download.nameFile')}
              </Menu.Item>
              <Menu.Item value="ats" onSelect={onInspect}>
                {t('ats.open')}
              </Menu.Item>
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </HStack>
  );
}
