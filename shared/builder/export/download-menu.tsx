import { Box, Button, ChevronDownIcon, DownloadIcon, HStack, IconButton, Menu, Portal, Span, Text } from '@shared/ui';
import { useId, type ReactNode } from 'react';
import type { FileFormat } from './file-name.ts';
import { narrow } from '../builder-widths.ts';
import { useBuilderTexts } from '../texts.ts';

/** An additional entry at the end of the menu. */
export interface MenuAction {
  readonly key: string;
  readonly label: string;
  readonly onSelect: () => void;
}

interface DownloadMenuProps<Format extends FileFormat> {
  /** The format that is being made. */
  readonly working: FileFormat | null;
  /** The formats in the order of the menu; the first one has a button of its own. */
  readonly formats: readonly Format[];
  readonly onDownload: (format: Format) => void;
  readonly onCopyText: () => void;
  readonly onNameFile: () => void;
  readonly more: readonly MenuAction[];
}

/** In a narrow builder one button holds everything. */
const onlyWide = { [narrow]: { display: 'none' } };
const onlyNarrow = { display: 'none', [narrow]: { display: 'inline-flex' } };

/** A button that downloads the PDF, and a menu with the other formats and related actions. */
export function DownloadMenu<Format extends FileFormat>(props: DownloadMenuProps<Format>): ReactNode {
  const { working, formats, onDownload, onCopyText, onNameFile, more } = props;
  const [main] = formats;
  const t = useBuilderTexts();
  const noteId = useId();
  return (
    <HStack gap="1px" flexShrink="0">
      <Button
        borderEndRadius="0"
        pe="4"
        css={onlyWide}
        loading={working !== null && working === main}
        loadingText={t('pdf.working')}
        onClick={() => main !== undefined && onDownload(main)}
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
              {formats.map((each) =>
                each === 'docx' ? (
                  <Menu.Item
                    key={each}
                    value={each}
                    aria-label={t('download.format.docx')}
                    aria-describedby={noteId}
                    onSelect={() => onDownload(each)}
                  >
                    <Box maxW="64" py="1">
                      {t('download.format.docx')}
                      <Text id={noteId} textStyle="sm" color="fg.muted">
                        {t('download.wordNote')}
                      </Text>
                    </Box>
                  </Menu.Item>
                ) : (
                  <Menu.Item key={each} value={each} onSelect={() => onDownload(each)}>
                    {t(`download.format.${each}`)}
                  </Menu.Item>
                ),
              )}
              <Menu.Item value="copy" onSelect={onCopyText}>
                {t('download.copyText')}
              </Menu.Item>
              <Menu.Item value="name" onSelect={onNameFile}>
                {t('download.nameFile')}
              </Menu.Item>
              {more.map(({ key, label, onSelect }) => (
                <Menu.Item key={key} value={key} onSelect={onSelect}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </HStack>
  );
}
