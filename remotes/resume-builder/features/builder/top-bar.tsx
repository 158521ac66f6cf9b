import { resumeLimits } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import {
  ArrowLeftIcon,
  Box,
  Flex,
  Heading,
  IconAction,
  Input,
  SaveState,
  VisuallyHidden,
  type SaveStatus,
} from '@shared/ui';
import type { ReactNode } from 'react';
import { paths } from '../common/paths.ts';
import { UndoButtons } from './editing/undo-buttons.tsx';
import type { Undoing } from './editing/use-edit-history.ts';

interface TopBarProps {
  readonly title: string;
  readonly onRename: (title: string) => void;
  readonly undoing: Undoing;
  readonly status: SaveStatus;
  /** What else can be done with the résumé: shared, downloaded. */
  readonly actions: ReactNode;
}

const wide = '@container builder (min-width: 640px)';

/** Back, the résumé's title, what can be undone, whether it is saved, and what else can be done. */
export function TopBar({ title, onRename, undoing, status, actions }: TopBarProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Flex as="header" align="center" gap="2" px="3" minHeight="14" borderBottomWidth="1px" bg="bg.panel" flexShrink="0">
      <IconAction asChild tip={t('builder.toList')}>
        <AppLink to={paths.resumes}>
          <ArrowLeftIcon size={20} aria-hidden />
        </AppLink>
      </IconAction>
      <VisuallyHidden>
        <Heading as="h1">{title.trim() === '' ? t('list.untitled') : title}</Heading>
      </VisuallyHidden>
      <Input
        aria-label={t('builder.title')}
        value={title}
        placeholder={t('list.untitled')}
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
      <UndoButtons {...undoing} />
      {/* Where there is little room the icon stays, and the words are still read out. */}
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
      {actions}
    </Flex>
  );
}
