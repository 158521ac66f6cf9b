import { resumeLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
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
  VisuallyHidden,
  type SaveStatus,
} from '@shared/ui';
import type { ReactNode } from 'react';
import { UndoButtons } from '../editing/undo-buttons.tsx';
import type { Undoing } from '../editing/use-edit-history.ts';
import { useBuilderTexts } from '../texts.ts';

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
  readonly status: SaveStatus;
  /** Actions on the whole document, such as sharing and downloading. */
  readonly actions: ReactNode;
}

const wide = '@container builder (min-width: 640px)';
/** The same container query as in `BuilderLayout`. */
const besideEachOther = '@container builder (min-width: 900px)';

/** The top bar of the builder: back link, title, undo and redo, history, save status, design, and other actions. */
export function TopBar(props: TopBarProps): ReactNode {
  const { listPath, title, onRename, undoing, isDesigning, onDesign, onHistory, status, actions } = props;
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  return (
    <Flex
      as="header"
      align="center"
      wrap="wrap"
      gap="2"
      px="3"
      minHeight="14"
      borderBottomWidth="1px"
      bg="bg.panel"
      flexShrink="0"
      css={{ py: '1.5', [wide]: { py: '0', flexWrap: 'nowrap' } }}
    >
      <IconAction asChild tip={own('builder.toList')}>
        <AppLink to={listPath}>
          <ArrowLeftIcon size={20} aria-hidden />
        </AppLink>
      </IconAction>
      <VisuallyHidden>
        <Heading as="h1">{title.trim() === '' ? own('list.untitled') : title}</Heading>
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
        flex="1"
        minWidth="0"
        maxWidth="28rem"
        px="2"
        textOverflow="ellipsis"
        _hover={{ bg: 'bg.muted' }}
        onChange={({ target }) => onRename(target.value)}
      />
      <Box flex="1" css={{ display: 'none', [wide]: { display: 'block' } }} />
      {/* In a narrow builder only the icon is shown, and the text is still available to screen readers. */}
      <Box
        flexShrink="0"
        px="2"
        css={{
          '& p': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
          [wide]: { '& p': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
        }}
      >
        <SaveState status={status} />
      </Box>
      {/* On a small screen these get a row of their own, to leave room for the title. */}
      <Flex align="center" gap="2" flexShrink="0" css={{ flexBasis: '100%', [wide]: { flexBasis: 'auto' } }}>
        <UndoButtons {...undoing} />
        <IconAction tip={t('history.title')} onClick={({ currentTarget }) => onHistory(currentTarget)}>
          <HistoryIcon size={20} aria-hidden />
        </IconAction>
        {/* A small screen has a tab for the design. */}
        <Button
          variant={isDesigning ? 'subtle' : 'outline'}
          colorPalette={isDesigning ? 'primary' : 'gray'}
          flexShrink="0"
          aria-pressed={isDesigning}
          onClick={onDesign}
          css={{ display: 'none', [besideEachOther]: { display: 'inline-flex' } }}
        >
          <PaletteIcon size={18} aria-hidden />
          {t('builder.design')}
        </Button>
        <Box flex="1" css={{ [wide]: { display: 'none' } }} />
        {actions}
      </Flex>
    </Flex>
  );
}
