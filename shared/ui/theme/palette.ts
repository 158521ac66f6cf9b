/**
 * The brand's color steps. Computed contrast ratios against white: primary 500 4.7, 600 6.1, 700 8.3; secondary 700
 * 8.2; neutral 500 5.5 (the palest text allowed), 600 7.8, 900 16.4.
 */
const steps = (values: Readonly<Record<number, string>>): Record<string, { value: string }> =>
  Object.fromEntries(Object.entries(values).map(([step, value]) => [step, { value }]));

export const palette = {
  white: { value: '#FFFFFF' },
  black: { value: '#000000' },
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  blackAlpha: steps({ 500: 'rgba(10, 20, 27, 0.48)', 600: 'rgba(10, 20, 27, 0.64)' }),
  primary: steps({
    50: '#EFF9FD',
    100: '#E3EDF2',
    200: '#C7DBE5',
    300: '#A2C4D3',
    400: '#73A7BE',
    500: '#207C9D',
    600: '#1A6A86',
    700: '#13556C',
    800: '#0D4255',
    900: '#062D3C',
  }),
  secondary: steps({
    50: '#EEFAF8',
    100: '#DAF1ED',
    200: '#B5E2DB',
    300: '#7FCFC4',
    400: '#46B3A6',
    500: '#4CC0B3',
    600: '#379187',
    700: '#1E5851',
    800: '#10433E',
    900: '#00312C',
  }),
  neutral: steps({
    50: '#F5F8FA',
    100: '#EAF0F3',
    200: '#D8E0E5',
    300: '#BCC8D0',
    400: '#7C8C97',
    500: '#5B6B76',
    600: '#44545F',
    700: '#2B3D48',
    800: '#1D2E38',
    900: '#14212A',
    950: '#0F1B22',
  }),
  danger: steps({
    50: '#FDF1EF',
    100: '#FADFDB',
    200: '#F3BEB7',
    300: '#FFB4A8',
    600: '#B3261E',
    700: '#8F1D17',
    900: '#3D1512',
  }),
  warning: steps({
    50: '#FDF6E7',
    100: '#F9E8C4',
    200: '#F0CF8A',
    300: '#F2C46B',
    600: '#8A5200',
    700: '#6E4100',
    900: '#382503',
  }),
  info: steps({
    50: '#F0F3FD',
    100: '#DEE5FA',
    200: '#BFCBF3',
    300: '#AFC1FF',
    600: '#3453A8',
    700: '#284087',
    900: '#17233F',
  }),
} as const;
