import { AppLink } from '@shared/remote-kit';
import { Box, chakra, PlusIcon, type BoxProps } from '@shared/ui';
import type { ReactNode } from 'react';
import { useLibraryTexts } from '../texts.ts';

/** What creates another document: a path, or a function that asks how. */
export type NewDocument = string | (() => void);

const styles: BoxProps['css'] = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  width: '100%',
  height: '100%',
  minHeight: '44',
  borderWidth: '2px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  borderRadius: 'l2',
  color: 'fg.muted',
  textStyle: 'sm',
  fontWeight: '600',
  cursor: 'pointer',
  _hover: { borderColor: 'primary.solid', color: 'primary.fg', bg: 'bg.mist' },
};

interface NewTileProps {
  readonly start: NewDocument;
  /** Keeps its place without being offered, so that the other tiles do not move. */
  readonly isHidden: boolean;
}

/** The missing tile: the place of the next document, which creates it. */
export function NewTile({ start, isHidden }: NewTileProps): ReactNode {
  const t = useLibraryTexts();
  const content = (
    <>
      <PlusIcon size={24} aria-hidden />
      {t('new')}
    </>
  );
  return (
    <Box as="li" visibility={isHidden ? 'hidden' : undefined}>
      {typeof start === 'string' ? (
        <Box asChild css={styles}>
          <AppLink to={start}>{content}</AppLink>
        </Box>
      ) : (
        <chakra.button type="button" css={styles} onClick={start}>
          {content}
        </chakra.button>
      )}
    </Box>
  );
}
