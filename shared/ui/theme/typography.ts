/** Font families of our own, because a partner's page may define other files as `Lato` and must keep them. */
export const bodyFamily = 'Tessera Lato';
export const headingFamily = 'Tessera Spartan';

/** The number of local fonts that stand in for each web font until it has loaded (`fallback-fonts.ts`). */
export const fallbackCount = 4;
const numbered = (name: string, index: number): string => (index === 0 ? name : `${name} ${index + 1}`);
export const bodyFallbackFamily = (index: number): string => numbered('Tessera Lato Fallback', index);
export const headingFallbackFamily = (index: number): string => numbered('Tessera Spartan Fallback', index);

const stackOf = (family: string, fallbackFamily: (index: number) => string): string =>
  [family, ...Array.from({ length: fallbackCount }, (_, index) => fallbackFamily(index))]
    .map((name) => `'${name}'`)
    .concat('system-ui', 'sans-serif')
    .join(', ');

const px = (value: number): { value: string } => ({ value: `${value / 16}rem` });

/** The type scale 13 · 14 · 16 · 18 · 22 · 28 · 36 · 48. */
export const fontSizes = {
  '2xs': px(13),
  xs: px(13),
  sm: px(14),
  md: px(16),
  lg: px(18),
  xl: px(22),
  '2xl': px(28),
  '3xl': px(36),
  '4xl': px(48),
};

export const fonts = {
  heading: { value: stackOf(headingFamily, headingFallbackFamily) },
  body: { value: stackOf(bodyFamily, bodyFallbackFamily) },
  mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
};

type TextStyle = { value: Record<string, string> };
const body = (size: keyof typeof fontSizes): TextStyle => ({ value: { fontSize: size, lineHeight: '1.5' } });
const large = (size: keyof typeof fontSizes): TextStyle => ({
  value: { fontSize: size, lineHeight: '1.15', letterSpacing: '-0.01em' },
});

/** Chakra's recipes refer to text styles by these names. */
export const textStyles = {
  '2xs': body('2xs'),
  xs: body('xs'),
  sm: body('sm'),
  md: body('md'),
  lg: body('lg'),
  xl: large('xl'),
  '2xl': large('2xl'),
  '3xl': large('3xl'),
  '4xl': large('4xl'),
  label: { value: { fontSize: 'sm', fontWeight: '700', lineHeight: '1.5' } },
};
