import { createVault, SealedKeysError } from './vault.ts';

const [first, second] = ['the first secret of thirty-two letters', 'the second secret of thirty-two letters'];
const vault = createVault([first]);

test('opens what it sealed, and the seal reveals nothing of the text', () => {
  const sealed = vault.seal('a private key', 'signing key 1');
  expect(sealed).toMatch(/^v1\.[\w-]{8}\.[\w-]{16}\.[\w-]+$/);
  expect(Buffer.from(sealed.split('.')[3]!, 'base64url').toString('latin1')).not.toContain('private');
  expect(vault.open(sealed, 'signing key 1')).toEqual({ text: 'a private key', isCurrent: true });
});

test('never produces the same seal twice', () => {
  const seals = Array.from({ length: 50 }, () => vault.seal('same', 'same'));
  expect(new Set(seals).size).toBe(50);
});

test('seals with the first secret and opens with all, so that a secret can be changed', () => {
  const sealed = vault.seal('kept', 'key');
  const both = createVault([second, first]);
  expect(both.open(sealed, 'key')).toEqual({ text: 'kept', isCurrent: false });
  expect(createVault([second]).open(both.seal('kept', 'key'), 'key').isCurrent).toBe(true);
});

test('fails to open a seal of another secret, and says what to do', () => {
  const sealed = vault.seal('kept', 'key');
  const open = (): unknown => createVault([second]).open(sealed, 'key');
  expect(open).toThrow(SealedKeysError);
  expect(open).toThrow(/IDENTITY_SECRET=new,old[^]*admin -- keys replace --yes/);
});

const sealed = vault.seal('kept', 'signing key 1');
const parts = sealed.split('.');
const flipBit = (part: number): string =>
  parts.map((text, index) => (index === part ? (text.startsWith('A') ? 'B' : 'A') + text.slice(1) : text)).join('.');

test.each([
  ['moved to another place', sealed, 'signing key 2'],
  ['with another nonce', flipBit(2), 'signing key 1'],
  ['with another text', flipBit(3), 'signing key 1'],
  ['cut short', sealed.slice(0, -8), 'signing key 1'],
  ['without a body', `${parts.slice(0, 3).join('.')}.`, 'signing key 1'],
  ['in clear', '{"kty":"EC"}', 'signing key 1'],
  ['of another version', sealed.replace('v1', 'v2'), 'signing key 1'],
])('refuses a seal %s', (_what, text, label) => {
  expect(() => vault.open(text, label)).toThrow(SealedKeysError);
});
