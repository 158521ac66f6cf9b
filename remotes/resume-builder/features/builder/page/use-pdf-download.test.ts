import { pdfFileName } from './use-pdf-download.ts';

test.each([
  ['Richard Hendriks – Résumé', 'Richard Hendriks – Résumé.pdf'],
  ['AC/DC: "live" <1>', 'AC DC live 1.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['   ', 'résumé.pdf'],
  ['王小明 – Résumé', '王小明 – Résumé.pdf'],
])('names the file of %j', (title, name) => expect(pdfFileName(title)).toBe(name));
