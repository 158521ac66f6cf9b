import fc from 'fast-check';

const nastyTexts: readonly string[] = [
  '',
  ' ',
  'ada@example.org',
  'tessera-web',
  'code',
  'openid email',
  'authorization_code',
  'refresh_token',
  'none',
  'S256',
  '\u0000',
  'a\u0000b@example.org',
  '\u001b[31m',
  '\ud800',
  '🤷'.repeat(50),
  "' or 1=1; --",
  '${7*7}{{7*7}}',
  '../../../etc/passwd',
  '-1',
  '1e999',
  'NaN',
  'x'.repeat(70_000),
  '{"$ne":null}',
  'eyJhbGciOiJub25lIn0.e30.',
  'javascript:alert(1)',
  'https://evil.example/\r\nset-cookie: a=b',
];

const nastyAddresses: readonly string[] = [
  'ada@example.org',
  'a\ud800b@example.org',
  '🤷@example.org',
  'o\'brien"--@example.org',
  '\u202e@example.org',
  'ａｄａ@example.org',
  'ada@example.org\u00a0',
  `${'x'.repeat(240)}@e.org`,
  'a@b.%00',
];

/** What people and programs enter where other text belongs. */
export const nastyText = fc.constantFrom(...nastyTexts);

/** Email addresses that are invalid or barely valid. */
export const nastyAddress = fc.constantFrom(...nastyAddresses);
