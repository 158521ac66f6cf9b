import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localeTexts } from './locale-texts.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tessera-texts-'));
  const put = (file: string, texts: object): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify(texts));
  };
  put('locales/en/mail.json', { hello: 'Hello', list: ['One', 'Two'], page: { title: 'Page', text: 'Text' } });
  put('locales/de/mail.json', { hello: 'Hallo', list: ['Eins'], page: { title: 'Seite' } });
  put('secret/mail.json', { hello: 'secret' });
});
afterAll(() => rmSync(root, { recursive: true }));

test('falls back to English for missing texts and for languages without a folder', () => {
  const textsIn = localeTexts<{ hello: string; list: string[]; page: { title: string; text: string } }>(
    pathToFileURL(`${root}/locales/`),
    'mail',
  );
  expect(textsIn('de')).toEqual({ hello: 'Hallo', list: ['Eins'], page: { title: 'Seite', text: 'Text' } });
  for (const unknown of ['fr', '../secret', '']) expect(textsIn(unknown).hello).toBe('Hello');
  expect(textsIn('qps').page.title).toMatch(/^\[.*\]$/);
});
