import { contrastOf } from '@shared/documents';
import { letter } from './email-layout.ts';

const { html } = letter({
  to: 'ada@example.com',
  subject: 'Your jobs',
  language: 'en',
  parts: [{ text: 'See https://tessera.example/jobs', link: 'https://tessera.example/jobs' }],
});

/** The backgrounds of mail programs that follow the device's dark mode. */
const darkBackgrounds = ['#000000', '#121212', '#1e1e1e', '#2b2b2b'];

test('gives links enough contrast on a light and on a dark background', () => {
  const light = /<a class="link"[^>]*style="color:(#[0-9a-f]{6})"/.exec(html)?.[1] ?? '';
  const dark = /prefers-color-scheme:dark\)\{a\.link\{color:(#[0-9a-f]{6})!important/.exec(html)?.[1] ?? '';
  expect(contrastOf(light, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  for (const background of darkBackgrounds) expect(contrastOf(dark, background)).toBeGreaterThanOrEqual(4.5);
});
