import sanitize from 'sanitize-html';
import { hasTags, textOfHtml } from '../../job-ads/extract/html-text.ts';
import { parseHtml } from '../../job-ads/extract/parse-html.ts';

/** The markup that is kept of a posting, which is enough to make it readable. */
const options: sanitize.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'br', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // The content of these elements is not part of the posting's text.
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

/** The maximum number of times that boards encode their markup. */
const maxEncodings = 3;

/** Decodes one level of entities. */
function decodeEntities(text: string): string {
  let plain = '';
  parseHtml(text, { ontext: (piece) => (plain += piece) });
  return plain;
}

const isEncoded = (text: string): boolean => !hasTags(text) && /&(?:amp;)*(?:lt|#0*60|#x0*3c);/i.test(text);

/** Returns the HTML of a posting, decoded as many times as its board has encoded it. */
function markupOf(html: string): string {
  let markup = html;
  for (let times = 0; times < maxEncodings && isEncoded(markup); times += 1) markup = decodeEntities(markup);
  return markup;
}

/** Converts plain text to paragraphs. */
const fromPlain = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').trim().replace(/\n/g, '<br>')}</p>`)
    .join('');

/** Converts the text of a posting to HTML with few tags, and to plain text. */
export function sanitizePosting(raw: string): { readonly description: string; readonly text: string } {
  const markup = markupOf(raw);
  const html = hasTags(markup) ? markup : fromPlain(decodeEntities(markup));
  const description = sanitize(html, options)
    .replace(/<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g, '')
    .trim();
  return { description, text: textOfHtml(description) };
}
