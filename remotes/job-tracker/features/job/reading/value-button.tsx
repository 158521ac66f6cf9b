import { chakra } from '@shared/ui';

/** A value that becomes its field on click or Enter. It looks like text until it is hovered or focused. */
export const ValueButton = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    minHeight: '8',
    minWidth: '0',
    px: '2',
    ms: '-2',
    borderRadius: 'l1',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'text',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.subtle' },
    '@media (pointer: coarse)': { minHeight: '11' },
  },
});
