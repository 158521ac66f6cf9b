import sanitize from 'sanitize-html';
import { hasTags, textOfHtml } from '../../job-ads/extract/html-text.ts';
import { parseHtml } from '../../job-ads/extract/parse-html.ts';

/** What is left of a posting's markup: enough to read it well. */
const options: sanitize.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'br', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // Their text is no text of the posting.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'iframe',
    'svg',
    'head',
    'title',
    'select',
  ],
  nestingLimit: 30,
  transformTags: {
    ...{ b: 'strong', i: 'em', div: 'p', section: 'p', article: 'p' },
    ...{ h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
    a: (_name, { href }) => ({
      tagName: 'a',
      attribs: href === undefined ? {} : { href, rel: 'noopener noreferrer nofollow' },
    }),
  },
};

/** Times that boards encode their markup. */
const maxEncodings = 3;

/** Takes one encoding of entities away. */
function decoded(text: string): string {
  let plain = '';
  parseHtml(text, { ontext: (piece) => (plain += piece) });
  return plain;
}

const isEncoded = (text: string): boolean => !hasTags(text) && /&(?:amp;)*(?:lt|#0*60|#x0*3c);/i.test(text);

/** The HTML of a posting, decoded as often as its board has encoded it. */
function markupOf(html: string): string {
  let markup = html;
  for (let times = 0; times < maxEncodings && isEncoded(markup); times += 1) markup = decoded(markup);
  return markup;
}

/** Paragraphs around what has no markup. */
const fromPlain = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').trim().replace(/\n/g, '<br>')}</p>`)
    .join('');

/** The text of a posting as HTML of few tags and without markup. */
export function sanitizePosting(given: string): { readonly description: string; readonly text: string } {
  const markup = markupOf(given);
  const html = hasTags(markup) ? markup : fromPlain(decoded(markup));
  const description = sanitize(html, options)
    .replace(/<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g, '')
    .trim();
  return { description, text: textOfHtml(description) };
}
