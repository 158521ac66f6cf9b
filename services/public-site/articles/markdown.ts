import { Marked } from 'marked';

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const marked = new Marked({
  gfm: true,
  renderer: {
    // Headings can be linked to. The page's own heading is the first level.
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    // On a small screen, a table scrolls within its own box, also by keyboard.
    table(token) {
      const cells = (row: typeof token.header, tag: string): string =>
        `<tr>${row.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      const body = token.rows.map((row) => cells(row, 'td')).join('');
      return `<div class="table" tabindex="0" role="group"><table><thead>${cells(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});

/** Renders Markdown of our own content folder as HTML. */
export const htmlOf = (markdown: string): string => marked.parse(markdown, { async: false });
