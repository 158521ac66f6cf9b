import { resumeLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { afterDialog } from '@shared/lists';
import { AppLink } from '@shared/remote-kit';
import {
  ArrowLeftIcon,
  Box,
  Button,
  Flex,
  Heading,
  HistoryIcon,
  IconAction,
  Input,
  PaletteIcon,
  SaveState,
  Share2Icon,
  usePageTitle,
  VisuallyHidden,
  type SaveStatus,
} from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import { UndoButtons } from '../editing/undo-buttons.tsx';
import type { Undoing } from '../editing/use-edit-history.ts';
import { useUndoLabels } from '../editing/use-undo-labels.ts';
import { useBuilderTexts } from '../texts.ts';
import { besideEachOther, narrow } from '../builder-widths.ts';
import { MoreMenu } from './more-menu.tsx';

interface TopBarProps {
  /** The path of the library to return to. */
  readonly listPath: string;
  readonly title: string;
  readonly onRename: (title: string) => void;
  readonly undoing: Undoing;
  readonly isDesigning: boolean;
  readonly onDesign: () => void;
  /** Receives the button, which gets the focus back when the history is closed. */
  readonly onHistory: (button: HTMLElement) => void;
  readonly onShare: () => void;
  readonly status: SaveStatus;
  /** The downloads, which hold the only filled button. */
  readonly download: ReactNode;
}

const onlyWide = { [narrow]: { display: 'none' } };
const onlyNarrow = { display: 'none', [narrow]: { display: 'block' } };

/** In a narrow builder only the icon is shown, and the text is still available to screen readers. */
const saveStyles = {
  [narrow]: {
    '& p': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
} as const;

/** The top bar of the builder: one row, which keeps the less frequent actions in a menu where it is narrow. */
export function TopBar(props: TopBarProps): ReactNode {
  const { listPath, title, onRename, undoing, isDesigning, onDesign, onHistory, onShare, status, download } = props;
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const inWords = useUndoLabels();
  const shownTitle = title.trim() === '' ? own('list.untitled') : title;
  const titleId = usePageTitle(shownTitle);
  const menu = useRef<HTMLDivElement>(null);
  const { redoes, redo } = undoing;
  return (
    <Flex
      as="header"
      align="center"
      gap="2"
      px="3"
      height="14"
      borderBottomWidth="1px"
      bg="bg.panel"
      flexShrink="0"
      css={{ [narrow]: { px: '1', gap: '0' } }}
    >
      <IconAction asChild tip={own('builder.toList')}>
        <AppLink to={listPath}>
          <ArrowLeftIcon size={20} aria-hidden />
        </AppLink>
      </IconAction>
      <VisuallyHidden>
        <Heading as="h1" id={titleId}>
          {shownTitle}
        </Heading>
      </VisuallyHidden>
      <Input
        aria-label={t('builder.title')}
        value={title}
        placeholder={own('list.untitled')}
        maxLength={resumeLimits.line}
        variant="subtle"
        bg="transparent"
        fontFamily="heading"
        fontWeight="600"
        fontSize="lg"
        px="2"
        textOverflow="ellipsis"
        _hover={{ bg: 'bg.muted' }}
        onChange={({ target }) => onRename(target.value)}
        css={{
          // As wide as the title, so that what follows stays next to it.
          flex: '0 1 auto',
          width: 'auto',
          minWidth: '0',
          maxWidth: '28rem',
          fieldSizing: 'content',
          [narrow]: { flex: '1', fieldSizing: 'fixed' },
        }}
      />
      <Box flexShrink="0" px="1" css={saveStyles}>
        <SaveState status={status} />
      </Box>
      <Flex align="center" flexShrink="0">
        <UndoButtons {...undoing} />
        <IconAction tip={t('history.title')} onClick={({ currentTarget }) => onHistory(currentTarget)} css={onlyWide}>
          <HistoryIcon size={20} aria-hidden />
        </IconAction>
      </Flex>
      <Box flex="1" css={onlyWide} />
      {/* A small screen has a tab for the design. */}
      <Button
        variant={isDesigning ? 'subtle' : 'ghost'}
        colorPalette={isDesigning ? 'primary' : 'gray'}
        flexShrink="0"
        aria-pressed={isDesigning}
        onClick={onDesign}
        css={{ display: 'none', [besideEachOther]: { display: 'inline-flex' } }}
      >
        <PaletteIcon size={18} aria-hidden />
        {t('builder.design')}
      </Button>
      <Button variant="ghost" colorPalette="gray" flexShrink="0" onClick={onShare} css={onlyWide}>
        <Share2Icon size={18} aria-hidden />
        {t('builder.share')}
      </Button>
      {download}
      <Box ref={menu} css={onlyNarrow}>
        <MoreMenu
          label={t('builder.more')}
          size="md"
          actions={[
            ...(redoes === undefined
              ? []
              : [{ key: 'redo', label: t('undo.redo.step', { step: inWords(redoes) }), onSelect: redo }]),
            {
              key: 'history',
              label: t('history.title'),
              onSelect: () => {
                const button = menu.current?.querySelector('button');
                // A menu that is closing would take the focus back from the history.
                if (button) afterDialog(button, () => onHistory(button));
              },
            },
            { key: 'share', label: t('builder.share'), onSelect: onShare },
          ]}
        />
      </Box>
    </Flex>
  );
}
