import { Box, SimpleGrid, type BoxProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface TileProps extends BoxProps {
  /** `missing` is the place of the next tile. */
  readonly tone?: 'primary' | 'secondary' | 'quiet' | 'missing';
}

const tones: Readonly<Record<NonNullable<TileProps['tone']>, BoxProps>> = {
  primary: { bg: 'primary.solid', color: 'primary.contrast' },
  secondary: { bg: 'secondary.500', color: 'neutral.900' },
  quiet: { bg: 'bg.muted', color: 'fg' },
  missing: { borderWidth: '2px', borderStyle: 'dashed', borderColor: 'border.control', color: 'fg.muted' },
};

/** The tessera: a small rounded square on the 8 px grid. */
export function Tile({ tone = 'quiet', ...box }: TileProps): ReactNode {
  return (
    <Box
      boxSize="8"
      borderRadius="l2"
      display="inline-grid"
      placeItems="center"
      flexShrink="0"
      // With forced colors, a tile would be as white as the page, although its color says what it is.
      forcedColorAdjust="none"
      fontFamily="heading"
      fontWeight="600"
      {...tones[tone]}
      {...box}
    />
  );
}

/** A number in a small tile, as in the side navigation. */
export function NumberTile({ children, ...box }: TileProps): ReactNode {
  return (
    <Tile boxSize="6" borderRadius="6px" fontSize="sm" lineHeight="1" pt="0.12em" {...box}>
      {children}
    </Tile>
  );
}

const mosaic: readonly TileProps['tone'][] = [
  'primary',
  'quiet',
  'secondary',
  'quiet',
  'secondary',
  'primary',
  'quiet',
  'primary',
  'missing',
];

/** A small mosaic with one tile missing: the one to add next. Decorative; the text is next to it. */
export function Mosaic(): ReactNode {
  return (
    <SimpleGrid columns={3} gap="2" width="fit-content" aria-hidden>
      {mosaic.map((tone, index) => (
        <Tile key={index} tone={tone ?? 'quiet'} />
      ))}
    </SimpleGrid>
  );
}

/** The brand's mark: four tiles, one of them missing. Scales with the surrounding `font-size`. */
export function BrandMark(): ReactNode {
  return (
    <Box as="span" display="inline-block" boxSize="1.5em" flexShrink="0" aria-hidden>
      <svg viewBox="0 0 24 24" width="100%" height="100%" focusable="false">
        <rect x="1" y="1" width="10" height="10" rx="3" fill="var(--ts-colors-primary-solid)" />
        <rect x="13" y="1" width="10" height="10" rx="3" fill="var(--ts-colors-secondary-500)" />
        <rect x="1" y="13" width="10" height="10" rx="3" fill="var(--ts-colors-secondary-500)" />
        <rect
          x="14"
          y="14"
          width="8"
          height="8"
          rx="2.4"
          fill="none"
          stroke="var(--ts-colors-primary-solid)"
          strokeWidth="2"
          strokeDasharray="2.6 2"
        />
      </svg>
    </Box>
  );
}
