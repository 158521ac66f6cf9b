import { expect, test } from '@jest/globals';
import { CookieJar } from './cookie-jar.ts';

const answering = (...cookies: readonly string[]): Response =>
  new Response(null, { headers: cookies.map((cookie) => ['set-cookie', cookie] as [string, string]) });

const at = (jar: CookieJar, path: string): string => jar.headerFor(new URL(path, 'http://site.example'));

test('a cookie goes to its path and below, not to its neighbours', () => {
  const jar = new CookieJar();
  jar.store(answering('_interaction=a=b; path=/identity/interaction/1; httponly', '_session=s; Path=/identity'));
  expect(at(jar, '/identity/interaction/1/login')).toBe('_interaction=a=b; _session=s');
  expect(at(jar, '/identity/interaction/12')).toBe('_session=s');
  expect(at(jar, '/')).toBe('');
});

test('a newer value replaces, an expired one removes', () => {
  const jar = new CookieJar();
  jar.store(answering('a=1; path=/', 'b=1; path=/'));
  jar.store(answering('a=2; path=/', 'b=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'));
  expect(at(jar, '/')).toBe('a=2');
});
