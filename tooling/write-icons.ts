/**
 * `node tooling/write-icons.ts`: writes the shapes of the icons that `shared/ui/icons.tsx` shows to
 * `shared/ui/icon-shapes.ts`, from Lucide's icons in Iconify's format. Lucide's own package has 5,000 files, and nearly
 * all of them are icons that we do not show.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { SaxesParser } from 'saxes';
import { projectRoot } from './apps.ts';

const names = [
  ...['arrow-down', 'arrow-left', 'arrow-up', 'calendar', 'check', 'chevron-down', 'chevron-left', 'chevron-right'],
  ...['circle-alert', 'cloud-check', 'cloud-off', 'copy', 'download', 'ellipsis', 'external-link', 'eye', 'eye-off'],
  ...['file-text', 'file-up', 'grip-vertical', 'history', 'info', 'log-out', 'menu', 'palette', 'pencil', 'plus'],
  ...['redo-2', 'refresh-cw', 'search', 'share-2', 'sliders-horizontal', 'trash-2', 'triangle-alert', 'undo-2', 'x'],
  ...['zoom-in', 'zoom-out'],
];

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  /** Former names. */
  readonly aliases: Readonly<Record<string, { readonly parent: string } | undefined>>;
}

/** What the SVG element of every icon says once for all its parts. */
const common = new Set(['fill', 'stroke', 'stroke-linecap', 'stroke-linejoin', 'stroke-width']);

/** Returns the parts of an icon, each as its element and its attributes. */
export function partsOf(body: string): readonly (readonly [string, Readonly<Record<string, string>>])[] {
  const parts: [string, Record<string, string>][] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name: element, attributes }) => {
    if (element === 'svg' || element === 'g') return;
    parts.push([element, Object.fromEntries(Object.entries(attributes).filter(([name]) => !common.has(name)))]);
  });
  parser.write(`<svg>${body}</svg>`).close();
  return parts;
}

const constantOf = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the content of `shared/ui/icon-shapes.ts`. */
export async function writeShapes(): Promise<string> {
  const file = path.join(projectRoot, 'node_modules/@iconify-json/lucide/icons.json');
  const { icons, aliases } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  const shapes = names.map((name) => {
    const icon = icons[aliases[name]?.parent ?? name];
    if (icon === undefined) throw new Error(`Lucide has no icon '${name}'.`);
    return `export const ${constantOf(name)}: IconShape = ${JSON.stringify(partsOf(icon.body))};`;
  });
  const text = `
    /**
     * The shapes of icons, written by \`node tooling/write-icons.ts\`. They are Lucide's, © Lucide Contributors and (for
     * those from Feather) Cole Bemis, under the ISC License: https://github.com/lucide-icons/lucide/blob/main/LICENSE
     */

    /** The parts of an icon in a square of 24, each as its SVG element and its attributes. */
    export type IconShape = readonly (readonly [
      element: 'path' | 'circle' | 'rect' | 'line',
      attributes: Readonly<Record<string, string>>,
    ])[];

    ${shapes.join('\n')}`;
  return await format(text, {
    ...(await resolveConfig(path.join(projectRoot, 'shared/ui/icons.tsx'))),
    parser: 'typescript',
  });
}

if (import.meta.main) writeFileSync(path.join(projectRoot, 'shared/ui/icon-shapes.ts'), await writeShapes());
