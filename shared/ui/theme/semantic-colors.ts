/** Returns a color for both schemes: `on('paper', 'ground')`. */
const on = (light: string, dark: string): { value: { base: string; _dark: string } } => ({
  value: {
    base: light.startsWith('#') ? light : `{colors.${light}}`,
    _dark: dark.startsWith('#') ? dark : `{colors.${dark}}`,
  },
});

/** Returns the roles that Chakra's recipes expect of a palette (`colorPalette.solid` and so on). */
function roles(
  name: string,
  solid: { light: string; hover: string; dark: string; darkHover: string },
): Record<string, ReturnType<typeof on>> {
  return {
    contrast: on('white', 'white'),
    solid: on(solid.light, solid.dark),
    solidHover: on(solid.hover, solid.darkHover),
    fg: on(`${name}.${name === 'primary' ? '600' : '700'}`, `${name}.300`),
    subtle: on(`${name}.50`, `${name}.900`),
    muted: on(`${name}.100`, name === 'primary' ? 'primary.800' : `${name}.700`),
    emphasized: on(`${name}.200`, `${name}.700`),
    border: on(`${name}.300`, `${name}.600`),
    focusRing: on(name === 'primary' ? 'primary.500' : `${name}.600`, `${name}.300`),
  };
}

const danger = {
  ...roles('danger', { light: 'danger.600', hover: 'danger.700', dark: '#C2332A', darkHover: 'danger.600' }),
  fg: on('danger.600', 'danger.300'),
};
const warning = {
  ...roles('warning', { light: 'warning.600', hover: 'warning.700', dark: '#8F5600', darkHover: 'warning.700' }),
  fg: on('warning.600', 'warning.300'),
};
const info = {
  ...roles('info', { light: 'info.600', hover: 'info.700', dark: '#4463BB', darkHover: 'info.600' }),
  fg: on('info.600', 'info.300'),
};
const secondary = roles('secondary', {
  light: 'secondary.700',
  hover: 'secondary.900',
  dark: '#28756B',
  darkHover: 'secondary.700',
});
const gray = {
  contrast: on('white', 'neutral.900'),
  solid: on('neutral.900', 'neutral.100'),
  solidHover: on('neutral.700', 'neutral.200'),
  fg: on('neutral.900', 'neutral.100'),
  subtle: on('neutral.50', 'neutral.800'),
  muted: on('neutral.100', 'neutral.700'),
  emphasized: on('neutral.200', '#3A4E5A'),
  border: on('neutral.400', '#6F838F'),
  focusRing: on('primary.500', 'primary.300'),
};

/** Colors by role. Chakra's status recipes refer to ours by the names `red`, `orange`, `green`, and `blue`. */
export const semanticColors = {
  bg: {
    DEFAULT: on('white', 'neutral.950'),
    mist: on('neutral.50', '#0A141A'),
    subtle: on('neutral.50', '#182832'),
    muted: on('neutral.100', 'neutral.800'),
    emphasized: on('neutral.200', 'neutral.700'),
    /** Cards and fields on the page or on mist. */
    panel: on('white', '#182832'),
    /** What floats: menus, dialogs, notices. */
    raised: on('white', '#22343F'),
    inverted: on('neutral.900', 'neutral.100'),
    error: on('danger.50', 'danger.900'),
    warning: on('warning.50', 'warning.900'),
    success: on('secondary.50', 'secondary.900'),
    info: on('info.50', 'info.900'),
  },
  fg: {
    DEFAULT: on('neutral.900', '#E8EEF2'),
    muted: on('neutral.600', '#B6C4CD'),
    subtle: on('neutral.500', '#9DAEB9'),
    inverted: on('white', 'neutral.900'),
    error: on('danger.600', 'danger.300'),
    warning: on('warning.600', 'warning.300'),
    success: on('secondary.700', 'secondary.300'),
    info: on('info.600', 'info.300'),
  },
  border: {
    DEFAULT: on('neutral.200', '#34495A'),
    muted: on('neutral.100', '#20323C'),
    subtle: on('neutral.100', '#20323C'),
    /** The border of a control, with 3:1 contrast against the page. */
    control: on('neutral.400', '#6F838F'),
    emphasized: on('neutral.300', '#3A4E5A'),
    inverted: on('neutral.700', 'neutral.200'),
    error: on('danger.600', 'danger.300'),
    warning: on('warning.600', 'warning.300'),
    success: on('secondary.600', 'secondary.300'),
    info: on('info.600', 'info.300'),
  },
  primary: roles('primary', {
    light: 'primary.500',
    hover: 'primary.600',
    dark: 'primary.500',
    darkHover: 'primary.600',
  }),
  secondary,
  gray,
  danger,
  warning,
  info,
  red: danger,
  orange: warning,
  green: secondary,
  blue: info,
};
