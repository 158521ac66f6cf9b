import { semanticColors } from './semantic-colors.ts';
import { palette } from './palette.ts';

type Scheme = 'base' | '_dark';

/** Returns the hex value of a semantic color (`fg.muted`) in a scheme. */
function colorOf(role: string, scheme: Scheme): string {
  const [group, name = 'DEFAULT'] = role.split('.');
  const token = (semanticColors as Record<string, Record<string, { value: Record<Scheme, string> }>>)[group!]![name]!;
  const value = token.value[scheme];
  const reference = /^\{colors\.(\w+)(?:\.(\w+))?\}$/.exec(value);
  if (!reference) return value;
  const [, hue, step] = reference;
  const found = (palette as Record<string, unknown>)[hue!];
  return (step === undefined ? found : (found as Record<string, unknown>)[step]) === undefined
    ? `missing ${value}`
    : ((step === undefined ? found : (found as Record<string, unknown>)[step]) as { value: string }).value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const schemes: readonly Scheme[] = ['base', '_dark'];
const grounds = ['bg', 'bg.mist', 'bg.subtle', 'bg.muted', 'bg.panel', 'bg.raised'];
const palettes = ['primary', 'secondary', 'gray', 'danger', 'warning', 'info'];

describe.each(schemes)('contrast in the %s scheme (WCAG 2.2 AA)', (scheme) => {
  const check = (text: string, ground: string): number => ratio(colorOf(text, scheme), colorOf(ground, scheme));

  it.each(grounds)('is at least 4.5 for text on %s', (ground) => {
    for (const text of [
      'fg',
      'fg.muted',
      'fg.subtle',
      'fg.error',
      'fg.warning',
      'fg.success',
      'fg.info',
      'primary.fg',
    ]) {
      expect([text, ground, check(text, ground) >= 4.5]).toEqual([text, ground, true]);
    }
  });

  it.each(palettes)('is sufficient for text of the %s palette on its own fills', (name) => {
    const pairs = [
      ['contrast', 'solid'],
      ['contrast', 'solidHover'],
      ['fg', 'subtle'],
      ['fg', 'muted'],
    ];
    for (const [text, ground] of pairs) {
      expect([text, ground, check(`${name}.${text!}`, `${name}.${ground!}`) >= 4.5]).toEqual([text, ground, true]);
    }
  });

  it.each(['bg', 'bg.mist', 'bg.subtle', 'bg.panel', 'bg.raised'])(
    'is at least 3 for control borders, fills, and focus rings on %s',
    (ground) => {
      // No fill can be 4.5 darker than its white text and 3 lighter than a dark dialog at once (WCAG 1.4.11 asks for
      // what identifies a control): there, the text identifies a button and `border.control` everything else.
      const fills = ground === 'bg.raised' ? [] : ['primary.solid'];
      for (const edge of ['border.control', 'border.error', 'primary.focusRing', 'danger.focusRing', ...fills]) {
        expect([edge, ground, check(edge, ground) >= 3]).toEqual([edge, ground, true]);
      }
    },
  );
});
