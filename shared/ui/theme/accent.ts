const ink = '#14212A';

function luminanceOf(hex: string): number | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const parts =
    short?.slice(1).map((digit) => digit + digit) ?? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
  if (parts === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the text color for a fill of this color: white where it has a contrast of 4.5:1, ink otherwise; white when
 * the color is not a hex color.
 */
export function textOn(color: string): string {
  const luminance = luminanceOf(color);
  return luminance === undefined || 1.05 / (luminance + 0.05) >= 4.5 ? '#FFFFFF' : ink;
}

/** Returns CSS variables that replace our accent color and font with a partner's. */
export function accentVariables(
  color: string | undefined,
  fontFamily: string | undefined,
): readonly (readonly [string, string])[] {
  const variables: [string, string][] = [];
  if (color !== undefined) {
    // Text and outlines are mixed with the scheme's own text color, so that a pale accent stays legible.
    const legible = `color-mix(in srgb, ${color} 55%, var(--ts-colors-fg))`;
    variables.push(
      ['--ts-colors-primary-solid', color],
      [
        '--ts-colors-primary-solid-hover',
        `color-mix(in srgb, ${color} 88%, ${textOn(color) === ink ? 'white' : 'black'})`,
      ],
      ['--ts-colors-primary-contrast', textOn(color)],
      ['--ts-colors-primary-fg', legible],
      ['--ts-colors-primary-focus-ring', legible],
      ['--ts-colors-primary-subtle', `color-mix(in srgb, ${color} 8%, var(--ts-colors-bg))`],
      ['--ts-colors-primary-muted', `color-mix(in srgb, ${color} 16%, var(--ts-colors-bg))`],
      ['--ts-colors-primary-emphasized', `color-mix(in srgb, ${color} 28%, var(--ts-colors-bg))`],
    );
  }
  if (fontFamily !== undefined) variables.push(['--ts-fonts-body', fontFamily], ['--ts-fonts-heading', fontFamily]);
  return variables;
}
