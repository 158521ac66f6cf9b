import { unprivilegedAccount } from './service-account.ts';

test.each([
  [
    'nobody first',
    'root:x:0:0::/root:/bin/sh\npostgres:x:101:104:::\nnobody:x:65534:65533:::\n',
    { uid: 65534, gid: 65533 },
  ],
  ['another when there is no nobody', 'root:x:0:0:::\ndaemon:x:1:1:::\n', { uid: 1, gid: 1 }],
  ['never root by another name', 'nobody:x:0:0:::\n', undefined],
  ['none', 'root:x:0:0:::\n\nbroken line\n', undefined],
])('%s', (_name, passwd, account) => {
  expect(unprivilegedAccount(passwd)).toEqual(account);
});
