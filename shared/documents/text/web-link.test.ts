import { parseWebLink, withoutScheme } from './web-link.ts';

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['http://example.com', 'http://example.com'],
  ['example.com/me', 'https://example.com/me'],
  ['example.com:8080', 'https://example.com:8080'],
  ['https://xn--mller-kva.example', 'https://xn--mller-kva.example'],
])('accepts %s', (text, address) => expect(parseWebLink(text)).toBe(address));

test.each([
  '',
  'word',
  'two words.com',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,hi',
  'ftp://example.com',
  'me@example.com',
  'https://user:secret@example.com',
  'javascript:1',
])('refuses %s', (text) => expect(parseWebLink(text)).toBeUndefined());

test('strips a leading scheme and nothing else', () => {
  expect(withoutScheme('https://example.com/http://x/')).toBe('example.com/http://x/');
});
