/** Readable colors: WCAG 2.2, success criterion 1.4.3, requires a contrast of 4.5 : 1 for text. */

export const minContrast = 4.5;

type Channels = readonly [red: number, green: number, blue: number];

/** Whether a value is a color in the form `#rrggbb`. */
export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

const channelsOf = (colour: string): Channels => {
  const at = (start: number): number => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};
const colourOf = (channels: Channels): string =>
  `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;

/** The relative luminance of a color, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((each) => {
    const share = each / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast ratio of two colors (WCAG 2.2), from 1 to 21, in either order. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Mixes `share` (0 to 1) of `colour` with `ground`, for a background on which text stays readable. */
export function tintOf(colour: string, share: number, ground = '#ffffff'): string {
  const [red, green, blue] = channelsOf(colour);
  const [groundRed, groundGreen, groundBlue] = channelsOf(ground);
  const mixed = (channel: number, below: number): number => below - (below - channel) * share;
  return colourOf([mixed(red, groundRed), mixed(green, groundGreen), mixed(blue, groundBlue)]);
}

/**
 * Returns `colour` if it is readable on `background` (and white on it), otherwise the same hue darkened until it is.
 */
export function readableColour(colour: string, background = '#ffffff'): string {
  const [red, green, blue] = channelsOf(colour);
  for (let light = 100; light > 0; light -= 1) {
    const share = light / 100;
    const darker = light === 100 ? colour.toLowerCase() : colourOf([red * share, green * share, blue * share]);
    if (contrastOf(darker, background) >= minContrast) return darker;
  }
  return '#000000';
}

/**
 * Returns `colour` if its contrast on a dark `background` is at least `contrast`, otherwise the same hue lightened until
 * it is.
 */
export function readableOnDark(colour: string, background: string, contrast = minContrast): string {
  for (let share = 100; share > 0; share -= 1) {
    const lighter = share === 100 ? colour.toLowerCase() : tintOf(colour, share / 100);
    if (contrastOf(lighter, background) >= contrast) return lighter;
  }
  return '#ffffff';
}
