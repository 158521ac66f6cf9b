import { chakra } from '@shared/ui';

/** The height of a value, which its name beside it has as well. */
export const valueHeight = { minHeight: '8', '@media (pointer: coarse)': { minHeight: '11' } } as const;

/** A value that becomes its field on click or Enter. It looks like text until it is hovered or focused. */
export const ValueButton = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    ...valueHeight,
    minWidth: '0',
    px: '2',
    ms: '-2',
    borderRadius: 'l1',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'text',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.subtle' },
  },
});
