import type { SystemConfig, SystemStyleObject } from '@chakra-ui/react';
import { densityRules } from './density.ts';
import { rootAttribute } from './surface-kind.ts';
import { type SurfaceKind } from './surface-kind.ts';

const still: SystemStyleObject = {
  '@media (prefers-reduced-motion: reduce)': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0.01ms !important',
    scrollBehavior: 'auto !important',
  },
};

/** Returns the global rules of a surface: everything that Chakra's own global styles would set, scoped to our root. */
export function globalRules(kind: SurfaceKind): NonNullable<SystemConfig['globalCss']> {
  const root = kind === 'page' ? 'html' : `[${rootAttribute}]`;
  const all = kind === 'light' ? `:where([${rootAttribute}]) *` : '*';
  return {
    [kind === 'page' ? '*' : `[${rootAttribute}], ${all}`]: {
      '--global-font-mono': 'fonts.mono',
      '--global-font-body': 'fonts.body',
      '--global-color-border': 'colors.border',
    },
    [root]: {
      ...densityRules,
      color: 'fg',
      bg: 'bg',
      fontFamily: 'body',
      fontSize: 'md',
      lineHeight: '1.5',
      colorPalette: 'primary',
      textAlign: 'start',
      overflowWrap: 'break-word',
      // An embedded interface has its own background, which may contrast with the host's page.
      ...(kind === 'page' ? {} : { p: '4', borderRadius: 'l2' }),
    },
    [`${all}::placeholder, ${all}[data-placeholder]`]: { color: 'fg.subtle', opacity: '1' },
    [`${all}::selection`]: { bg: 'primary.emphasized' },
    [`${all}, ${all}::before, ${all}::after`]: still,
  };
}
