import type { ParagraphLook, TextLook } from '../docx/word-styles.ts';
import { childOf, findElement, type Xml } from '../docx/xml.ts';

const plain: ParagraphLook = {
  ...{ size: 12, isBold: false, isCapitals: false },
  ...{ outline: undefined, isListed: false, indent: 0 },
};

const pointsPer: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12 };

/** Reads a length such as `0.5in` in points; undefined for anything else. */
export function pointsIn(length: string | undefined): number | undefined {
  const [, amount, unit = ''] = /^(-?[\d.]+)(pt|in|cm|mm|pc)$/.exec(length ?? '') ?? [];
  const factor = pointsPer[unit];
  return amount === undefined || factor === undefined ? undefined : Number(amount) * factor;
}

/** Reads a share such as `16960*`. */
const shareIn = (share: string | undefined): number | undefined =>
  share?.endsWith('*') === true ? Number(share.slice(0, -1)) || undefined : undefined;

/** Reads a size of a font, which may be a share of the one it is based on. */
function sizeIn(size: string | undefined, base: number): number {
  const [, percent] = /^([\d.]+)%$/.exec(size ?? '') ?? [];
  return percent === undefined ? (pointsIn(size) ?? base) : (base * Number(percent)) / 100;
}

/** Applies the properties of text (`style:text-properties`). */
function withText<Look extends TextLook>(look: Look, properties: Xml | undefined): Look {
  const { 'fo:font-size': size, 'fo:font-weight': weight, ...others } = properties?.attributes ?? {};
  const capitals = others['fo:text-transform'] ?? others['fo:font-variant'];
  return {
    ...look,
    size: sizeIn(size, look.size),
    isBold: weight === undefined ? look.isBold : weight === 'bold' || Number(weight) >= 600,
    isCapitals: capitals === undefined ? look.isCapitals : /^(?:uppercase|small-caps)$/.test(capitals),
  };
}

/** The looks of the styles of a document, with those that it made for single paragraphs and texts. */
export interface OdtStyles {
  readonly ofParagraph: (name: string | undefined) => ParagraphLook;
  /** Applies the style of a span to the look of its paragraph. */
  readonly ofText: (name: string | undefined, look: TextLook) => TextLook;
  /** Whether texts of a style are hidden. */
  readonly isHidden: (name: string | undefined) => boolean;
  /** The width of a column in points, or its share in the width of the table. */
  readonly widthOf: (name: string | undefined) => number | undefined;
}

/** Reads the styles of `styles.xml` and `content.xml`. */
export function readOdtStyles(documents: readonly (Xml | undefined)[]): OdtStyles {
  const groups = documents.flatMap((document) =>
    ['office:styles', 'office:automatic-styles'].flatMap((name) => (document && findElement(document, name)) ?? []),
  );
  const styles = groups.flatMap(({ children }) => children.filter(({ name }) => name === 'style:style'));
  const byName = new Map(
    styles.map((style) => [`${style.attributes['style:family'] ?? ''} ${style.attributes['style:name'] ?? ''}`, style]),
  );
  const usual = groups
    .flatMap(({ children }) => children)
    .find(({ name, attributes }) => name === 'style:default-style' && attributes['style:family'] === 'paragraph');
  const base = withText(plain, childOf(usual, 'style:text-properties'));

  /** The styles that a style is based on, from the most general to itself. */
  const chainOf = (family: string, name: string | undefined, depth = 0): readonly Xml[] => {
    const style = byName.get(`${family} ${name ?? ''}`);
    if (style === undefined || depth > 12) return [];
    return [...chainOf(family, style.attributes['style:parent-style-name'], depth + 1), style];
  };
  return {
    ofParagraph: (name) =>
      chainOf('paragraph', name).reduce<ParagraphLook>((look, style) => {
        const level = Number(style.attributes['style:default-outline-level']);
        const indent = pointsIn(childOf(style, 'style:paragraph-properties')?.attributes['fo:margin-left']);
        const text = withText(look, childOf(style, 'style:text-properties'));
        return { ...text, outline: level > 0 ? level - 1 : text.outline, indent: indent ?? text.indent };
      }, base),
    ofText: (name, look) =>
      chainOf('text', name).reduce((sum, style) => withText(sum, childOf(style, 'style:text-properties')), look),
    isHidden: (name) =>
      chainOf('text', name).some(
        (style) => childOf(style, 'style:text-properties')?.attributes['text:display'] === 'none',
      ),
    widthOf: (name) =>
      chainOf('table-column', name)
        .map((style) => childOf(style, 'style:table-column-properties')?.attributes)
        .map((width) => pointsIn(width?.['style:column-width']) ?? shareIn(width?.['style:rel-column-width']))
        .findLast((width) => width !== undefined),
  };
}
