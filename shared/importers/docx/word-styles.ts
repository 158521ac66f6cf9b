import { childOf, type Xml } from './xml.ts';

/** How text looks, as far as it tells what the text is. Sizes are in points. */
export interface TextLook {
  readonly size: number;
  readonly isBold: boolean;
  readonly isCapitals: boolean;
}

/** How a paragraph looks. */
export interface ParagraphLook extends TextLook {
  /** The level of a heading, starting at 0; undefined for text. */
  readonly outline: number | undefined;
  readonly isListed: boolean;
  /** The indent at the left in points. */
  readonly indent: number;
}

const plain: ParagraphLook = {
  ...{ size: 11, isBold: false, isCapitals: false },
  ...{ outline: undefined, isListed: false, indent: 0 },
};

const valueOf = (element: Xml | undefined): string | undefined => element?.attributes['w:val'];

/** A switch such as `<w:b/>`, which `<w:b w:val="0"/>` turns off; undefined if it is not there. */
function switchIn(properties: Xml | undefined, name: string): boolean | undefined {
  const element = childOf(properties, name);
  return element && !['0', 'false', 'off', 'none'].includes(valueOf(element) ?? '');
}

/** Applies the properties of text (`w:rPr`). */
export function withText<Look extends TextLook>(look: Look, properties: Xml | undefined): Look {
  const halfPoints = Number(valueOf(childOf(properties, 'w:sz')));
  return {
    ...look,
    size: halfPoints > 0 ? halfPoints / 2 : look.size,
    isBold: switchIn(properties, 'w:b') ?? look.isBold,
    isCapitals: switchIn(properties, 'w:caps') ?? switchIn(properties, 'w:smallCaps') ?? look.isCapitals,
  };
}

/** Applies the properties of a paragraph (`w:pPr`). */
export function withParagraph(look: ParagraphLook, properties: Xml | undefined): ParagraphLook {
  const level = valueOf(childOf(properties, 'w:outlineLvl'));
  const numbering = valueOf(childOf(childOf(properties, 'w:numPr'), 'w:numId'));
  const indent = childOf(properties, 'w:ind')?.attributes;
  const twips = Number(indent?.['w:left'] ?? indent?.['w:start']);
  return {
    ...look,
    outline: level === undefined ? look.outline : Number(level) < 9 ? Number(level) : undefined,
    isListed: numbering === undefined ? look.isListed : numbering !== '0',
    indent: Number.isFinite(twips) ? twips / 20 : look.indent,
  };
}

/** Reads `styles.xml`. The result returns how a paragraph of a style looks; unknown styles look like the default one. */
export function readStyles(document: Xml | undefined): (id: string | undefined) => ParagraphLook {
  const styles = childOf(document, 'w:styles')?.children.filter(({ name }) => name === 'w:style') ?? [];
  const byId = new Map(styles.map((style) => [style.attributes['w:styleId'] ?? '', style]));
  const defaults = childOf(childOf(document, 'w:styles'), 'w:docDefaults');
  const base = withText(plain, childOf(childOf(defaults, 'w:rPrDefault'), 'w:rPr'));
  const usual = styles.find(
    ({ attributes }) => attributes['w:type'] === 'paragraph' && attributes['w:default'] === '1',
  );

  const resolve = (id: string | undefined, depth: number): ParagraphLook => {
    const style = byId.get(id ?? '') ?? usual;
    if (style === undefined || depth > 12) return base;
    const parent = valueOf(childOf(style, 'w:basedOn'));
    const look = parent === undefined ? base : resolve(parent, depth + 1);
    return withText(withParagraph(look, childOf(style, 'w:pPr')), childOf(style, 'w:rPr'));
  };
  return (id) => resolve(id, 0);
}
