import { nextPath } from './next-path.ts';

const after = (next: string): string => nextPath(new URLSearchParams({ next }), 'https://tessera.example');

test.each(['/app/events/work', '/app/resumes/edit/1?tab=design#top'])('continues to %s', (path) => {
  expect(after(path)).toBe(path);
});

test.each([
  '',
  '/login',
  '/app',
  'https://evil.example/app/',
  '//evil.example/app/',
  '/\\evil.example/app/',
  '/app/../../login',
  '/app/%2e%2e/login',
  'javascript:alert(1)',
])('goes home instead of to %s', (path) => {
  expect(after(path)).toBe('/app/resumes');
});

test('goes home when no page was requested', () => {
  expect(nextPath(new URLSearchParams(), 'https://tessera.example')).toBe('/app/resumes');
});
