import { typedFileName } from './file-name.ts';

test.each([
  ['CV for Acme', 'CV for Acme'],
  ['CV for Acme.pdf', 'CV for Acme'],
  ['ada.resume.json', 'ada'],
  ['AC/DC: "live" <1>', 'AC DC live 1'],
  ['../../etc/passwd', 'etc passwd'],
  ['王小明 – Résumé', '王小明 – Résumé'],
  ['   ', ''],
  ['.pdf', ''],
])('turns %j into the file name %j', (typed, name) => expect(typedFileName(typed)).toBe(name));
