import { textsLanguageOf } from './language-of.ts';

test.each([
  [undefined, undefined, 'en'],
  ['fr-CA,fr;q=0.9', undefined, 'en'],
  ['qps', undefined, 'qps'],
  ['qps-Latn;q=0.4, en-GB;q=0.9', undefined, 'en'],
  ['en;q=0.2, fr, qps;q=0.8', undefined, 'qps'],
  ['qps;q=0, en;q=0.1', undefined, 'en'],
  ['en', 'other=1; tessera-language=qps', 'qps'],
  ['qps', 'tessera-language=../../etc', 'qps'],
  ['*;q=x,,;', 'tessera-language', 'en'],
])('for Accept-Language %s and cookie %s, chooses %s', (accept, cookie, expected) => {
  const headers = {
    ...(accept !== undefined && { 'accept-language': accept }),
    ...(cookie !== undefined && { cookie }),
  };
  expect(textsLanguageOf(headers)).toBe(expected);
});
