import { cleanText } from '../../../../shared/documents/text/clean-text.ts';
import { parseHtml } from './parse-html.ts';

const blocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'dd', 'div', 'dl', 'dt', 'fieldset', 'figure', 'form', 'h1', 'h2'],
  ...['h3', 'h4', 'h5', 'h6', 'hr', 'main', 'ol', 'p', 'pre', 'section', 'table', 'td', 'th', 'tr', 'ul'],
]);
const hidden = new Set([
  ...[
    'script',
    'style',
    'noscript',
    'template',
    'svg',
    'head',
    'select',
    'iframe',
    'button',
    'nav',
    'footer',
    'dialog',
  ],
]);

/** The maximum number of characters that are collected. A job ad is far shorter. */
const longest = 60_000;

/** Collects the text of a page as it is read: paragraphs separated, list entries with a bullet. */
export class TextCollector {
  #text = '';
  #hidden = 0;
  /** The separator before the next word: 0 for nothing, 1 for a space, 2 for a line break, 3 for an empty line. */
  #gap = 0;
  #isEntry = false;

  open(name: string): void {
    if (hidden.has(name)) this.#hidden += 1;
    else if (name === 'br') this.#part(2);
    else if (name === 'li') {
      this.#part(2);
      this.#isEntry = true;
    } else if (blocks.has(name)) this.#part(this.#isEntry ? 0 : 3);
  }

  close(name: string): void {
    if (hidden.has(name)) this.#hidden = Math.max(0, this.#hidden - 1);
    else if (name === 'li') {
      this.#part(2);
      this.#isEntry = false;
    } else if (blocks.has(name)) this.#part(this.#isEntry ? 0 : 3);
  }

  #part(gap: number): void {
    this.#gap = Math.max(this.#gap, gap);
  }

  /** Adds text. With `keepsLines`, line breaks are kept, as for text that is not HTML. */
  add(text: string, keepsLines = false): void {
    if (this.#hidden > 0) return;
    for (const [, white = '', word = ''] of text.matchAll(/(\s*)(\S*)/g)) {
      if (this.#text.length > longest) return;
      if (white !== '') this.#part(keepsLines && white.includes('\n') ? (/\n\s*\n/.test(white) ? 3 : 2) : 1);
      if (word === '') continue;
      this.#text += this.#text === '' ? '' : (['', ' ', '\n', '\n\n'][this.#gap] ?? '');
      if (this.#isEntry) this.#text += '• ';
      this.#text += word;
      this.#gap = 0;
      this.#isEntry = false;
    }
  }

  get text(): string {
    return cleanText(this.#text);
  }
}

/** Returns whether a text contains markup. */
export const hasTags = (text: string): boolean => /<\/?[a-z][^<>]*>/i.test(text);

/**
 * Returns the text of a piece of HTML, including HTML that is encoded twice. In text without tags, only entities are
 * decoded.
 */
export function textOfHtml(html: string): string {
  const isPlain = !hasTags(html);
  const collector = new TextCollector();
  parseHtml(html, {
    onopentagname: (name) => collector.open(name),
    onclosetag: (name) => collector.close(name),
    ontext: (text) => collector.add(text, isPlain),
  });
  const { text } = collector;
  return isPlain && hasTags(text) ? textOfHtml(text) : text;
}
