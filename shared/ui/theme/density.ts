import type { SystemStyleObject } from '@chakra-ui/react';

/** Carries a person's choice, `compact` or `comfortable`. Without it, the kind of pointer decides. */
const attribute = 'data-density';

const compact = {
  '--control-height': 'sizes.8',
  '--main-control-height': 'sizes.10',
  '--row-1': 'sizes.10',
  '--row-2': 'sizes.14',
  '--row-3': '5.25rem',
  '--card-padding': 'spacing.3',
  '--card-gap': 'spacing.2',
};

/** Room for a finger. */
const comfortable = {
  '--control-height': 'sizes.11',
  '--main-control-height': 'sizes.12',
  '--row-1': 'sizes.12',
  '--row-2': 'sizes.16',
  '--row-3': '6rem',
  '--card-padding': 'spacing.4',
  '--card-gap': 'spacing.3',
};

/** The heights of controls and rows of 1, 2, and 3 lines, and the room in and between cards. */
export const densityRules: SystemStyleObject = {
  ...compact,
  '@media (pointer: coarse)': comfortable,
  [`&[${attribute}=compact]`]: compact,
  [`&[${attribute}=comfortable]`]: comfortable,
};
