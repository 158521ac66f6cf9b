import { isWeakPassword } from './password-policy.ts';

const isWeak = (password: string): boolean => isWeakPassword(password, 'ada@example.org');

test.each([
  ['at the top of every list', '1234567890'],
  ['another one', 'qwertyuiop'],
  ['far down in the list', 'motherlode'],
  ['in capitals', 'ChristOpher'],
  ['with a year', 'Sunshine2024'],
  ['with a year and a mark', 'welcome2026!'],
  ['with a number after a sign', 'password@123'],
  ['with the row of digits', 'football123456'],
  ['in disguise', 'P@55w0rd2025!'],
  ['in disguise, with a one', 'm1cha3l1234'],
  ['twice', 'monkeymonkey'],
  ['a short one again and again', 'abcabcabcabc'],
  ['one letter', 'zzzzzzzzzzzz'],
  ['of this product', 'MyResume123'],
  ['in full-width letters', 'ｐａｓｓｗｏｒｄ１２３'],
  ['short', 'xk7Qm2vLpRs'],
  ['the name of this product twice', 'tesseratessera'],
  ['the word for a name', 'companyname1'],
  ['longer than anyone types', 'xk7Qm2vLpR '.repeat(12)],
  ['the address', 'Ada@Example.org'],
])('refuses one that is %s', (_what, password) => {
  expect(isWeak(password)).toBe(true);
});

test.each([
  'harbour lantern quilt',
  'xk7Qm2vLpRsT',
  'xk7Qm2vLpR '.repeat(11),
  'monkey bicycle lamp',
  'dragon over 12 bridges',
  'пароль из трёх слов',
])('accepts "%s"', (password) => {
  expect(isWeak(password)).toBe(false);
});

test('refuses the name before the at sign', () => {
  expect(isWeakPassword('ada.lovelace', 'Ada.Lovelace@example.org')).toBe(true);
});
