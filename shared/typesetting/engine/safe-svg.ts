/**
 * Makes Typst's SVG safe for a page under `script-src 'self'` and `style-src 'self'`: no style elements, no style
 * attributes, and links that neither take part in the tab order nor expose the opener. Typst writes `<` and `&` in a
 * document's texts as entities, so no text can look like one of the tags matched here; the addresses in attributes are
 * escaped by `parseComposedDocument`.
 */

const styleElement = /<style\b[^>]*>[^<]*<\/style>/g;
const rootStyle = /^(<svg) style="[^"]*"/;
/** The font size of the selectable text moves to the surrounding SVG element, where it can be a plain attribute. */
const selectableText = /<foreignObject ([^>]*)><h5:div class="tsel" style="font-size: ([\d.]+)px">/g;
const link = /<a target="_blank" /g;

/** Rewrites the SVG so that a page with a strict policy can contain it. */
export const toSafeSvg = (svg: string): string =>
  svg
    .replace(rootStyle, '$1')
    .replace(styleElement, '')
    .replace(selectableText, '<foreignObject font-size="$2" $1><h5:div class="tsel">')
    .replace(link, '<a target="_blank" rel="noopener noreferrer" tabindex="-1" ');
