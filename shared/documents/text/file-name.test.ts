import { safeName } from './file-name.ts';

test.each([
  ['Engineer', 'Engineer'],
  ['  Front / end: "2026" <draft>?* ', 'Front end 2026 draft'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Users\\ada', 'C Users ada'],
  ['...', 'resume'],
  ['', 'resume'],
  ['\u202Egpj.exe', 'gpj.exe'],
  ['line\nbreak\u0000', 'line break'],
  ['CON', 'CON_'],
  ['com1.résumé', 'com1_.résumé'],
  ['Re\u0301sume\u0301 👩‍🚀', 'Résumé 👩‍🚀'],
  ['half a pair \ud83d', 'half a pair \ufffd'],
  ['x'.repeat(500), 'x'.repeat(120)],
])('turns %j into %j', (title, name) => {
  expect(safeName(title, 'resume')).toBe(name);
});

test('cuts a long name between grapheme clusters', () => {
  const name = safeName('👩‍🚀'.repeat(40), 'resume');
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120);
  expect(name.replaceAll('👩‍🚀', '')).toBe('');
});
