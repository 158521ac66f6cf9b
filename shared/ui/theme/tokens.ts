/**
 * The sizes behind Chakra's token names, as far as its recipes and our screens use them. They are defined here because
 * importing Chakra's own table would also ship its colors and semantic colors.
 */
type Tokens = Record<string, { value: string }>;

const tokens = (values: Readonly<Record<string, string | number>>): Tokens =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value: String(value) }]));

/** Multiples of a quarter of the root font size: 4 is 16 px. */
const steps = [
  ...[0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24],
  ...[28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80, 96],
];
const spacing = tokens(Object.fromEntries(steps.map((step) => [step, `${step / 4}rem`])));

const fractions = [2, 3, 4, 5, 6, 12].flatMap((of) =>
  Array.from({ length: of - 1 }, (_, index) => [`${index + 1}/${of}`, `${((index + 1) * 100) / of}%`] as const),
);

const sizes = {
  ...spacing,
  ...tokens({
    ...Object.fromEntries(fractions),
    '3xs': '14rem',
    '2xs': '16rem',
    xs: '20rem',
    sm: '24rem',
    md: '28rem',
    lg: '32rem',
    xl: '36rem',
    '2xl': '42rem',
    '3xl': '48rem',
    '4xl': '56rem',
    '5xl': '64rem',
    '6xl': '72rem',
    '7xl': '80rem',
    '8xl': '90rem',
    max: 'max-content',
    min: 'min-content',
    fit: 'fit-content',
    prose: '60ch',
    full: '100%',
    dvh: '100dvh',
    svh: '100svh',
    dvw: '100dvw',
    vw: '100vw',
    vh: '100vh',
  }),
};

const zIndex = {
  hide: -1,
  base: 0,
  docked: 10,
  dropdown: 1000,
  sticky: 1100,
  banner: 1200,
  overlay: 1300,
  modal: 1400,
  popover: 1500,
  skipNav: 1600,
  toast: 1700,
  tooltip: 1800,
  max: 2_147_483_647,
};

/** Every token except colors and typography. */
export const measures = {
  spacing,
  sizes,
  radii: tokens({ none: 0, xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '12px', full: '9999px' }),
  zIndex: tokens(zIndex),
  durations: tokens({
    fastest: '50ms',
    faster: '100ms',
    fast: '120ms',
    moderate: '160ms',
    slow: '200ms',
    slower: '200ms',
    slowest: '200ms',
  }),
  easings: tokens({
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  animations: tokens({ spin: 'spin 1s linear infinite', pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' }),
  fontWeights: tokens({ normal: 400, medium: 400, semibold: 600, bold: 700 }),
  lineHeights: tokens({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625 }),
  letterSpacings: tokens({ tight: '-0.01em', wide: '0.025em' }),
  borders: tokens({ xs: '0.5px solid', sm: '1px solid', md: '2px solid', lg: '4px solid' }),
  aspectRatios: tokens({ square: '1 / 1' }),
  cursor: tokens({
    button: 'pointer',
    checkbox: 'pointer',
    disabled: 'not-allowed',
    menuitem: 'pointer',
    option: 'pointer',
    radio: 'pointer',
    slider: 'pointer',
    switch: 'pointer',
  }),
};
