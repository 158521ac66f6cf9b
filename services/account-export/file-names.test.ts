import { createUniqueNames, safeName } from './file-names.ts';

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
])('%j is %j', (title, name) => {
  expect(safeName(title, 'resume')).toBe(name);
});

test('a long name is cut between characters as people count them', () => {
  const name = safeName('👩‍🚀'.repeat(40), 'resume');
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(120);
  expect(name.replaceAll('👩‍🚀', '')).toBe('');
});

test('every name is given once, whatever its capitals', () => {
  const unique = createUniqueNames();
  expect(['CV', 'cv', 'CV', 'CV (2)', 'other'].map(unique)).toEqual(['CV', 'cv (2)', 'CV (3)', 'CV (2) (2)', 'other']);
});
