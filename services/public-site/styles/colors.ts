import { palette } from '../../../shared/ui/theme/palette.ts';
import { semanticColors } from '../../../shared/ui/theme/semantic-colors.ts';

type Scheme = 'base' | '_dark';
interface Steps {
  readonly [step: string]: { readonly value: string };
}

/** Our variables by the theme's color roles: the same page in both schemes, with the same colors as in the app. */
const roles = {
  ground: 'bg.DEFAULT',
  mist: 'bg.mist',
  panel: 'bg.panel',
  ink: 'fg.DEFAULT',
  slate: 'fg.muted',
  mute: 'fg.subtle',
  line: 'border.DEFAULT',
  primary: 'primary.solid',
  'primary-hover': 'primary.solidHover',
  'primary-text': 'primary.fg',
  'primary-quiet': 'primary.subtle',
  focus: 'primary.focusRing',
  problem: 'fg.error',
  'tile-text': 'secondary.fg',
  'tile-quiet': 'primary.border',
} as const;

/** Returns the hex value of `{colors.primary.500}`. A value that is not a reference is returned as it is. */
function hexOf(value: string): string {
  const [, hue, step] = /^\{colors\.(\w+)(?:\.(\w+))?\}$/.exec(value) ?? [];
  if (hue === undefined) return value;
  const hueColors = (palette as Record<string, unknown>)[hue] as Steps | { readonly value: string };
  const color = step === undefined ? hueColors : (hueColors as Steps)[step];
  if (color === undefined || typeof color.value !== 'string') throw new Error(`The theme has no colour ${value}.`);
  return color.value;
}

function colorOf(role: string, scheme: Scheme): string {
  const [group = '', name = ''] = role.split('.');
  const values = (semanticColors as Record<string, Record<string, { value: Record<Scheme, string> }>>)[group]?.[name];
  if (values === undefined) throw new Error(`The theme has no role ${role}.`);
  return hexOf(values.value[scheme]);
}

const variables = (scheme: Scheme): string =>
  Object.entries(roles)
    .map(([name, role]) => `--${name}:${colorOf(role, scheme).toLowerCase()}`)
    .join(';');

/** The brand colors, which are the same in both schemes. */
const brandColors = `--tile:${palette.secondary['500']?.value ?? ''};--on-tile:${palette.neutral['900']?.value ?? ''}`;

/** The color variables of both schemes. */
export const colorStyles =
  `:root{${variables('base')};${brandColors};--shadow:0 1px 2px rgba(20,33,42,.06),0 12px 40px rgba(20,33,42,.12);color-scheme:light dark}` +
  `@media(prefers-color-scheme:dark){:root{${variables('_dark')};--shadow:0 1px 2px rgba(0,0,0,.4),0 12px 40px rgba(0,0,0,.4)}}`;
