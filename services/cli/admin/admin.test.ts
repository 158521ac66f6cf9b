import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestGateway, type TestGateway } from '../../../tooling/testing/gateway.ts';
import { identityAccounts, operatorFactors } from '../../platform/database/schema/index.ts';
import { register } from '../../domain/identity-accounts/accounts.ts';
import { parseCommandLine } from '../command-line/command-line.mjs';
import { adminCommandLine, runAdmin } from './run-admin.ts';

let gateway: TestGateway;
let folder: string;
let accountId: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-admin-'));
  const token = await gateway.signUp('ada');
  const { data } = await gateway.ask<{ me: { id: string } }>('{ me { id } }', {}, token);
  accountId = data.me.id;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await gateway.stop();
});

/** Runs a command and returns its output or its error. */
async function type(...args: readonly string[]): Promise<string> {
  const env = { DATABASE_URL: gateway.database.url, IDENTITY_SECRET: 'a secret that seals the keys of tests' };
  try {
    return await runAdmin(parseCommandLine(adminCommandLine, ['--as', 'olivia', ...args]), env);
  } catch (error) {
    return String(error);
  }
}

test('finds, exports, and deletes an account, and records each step in the audit log without an address', async () => {
  expect(await type('accounts', 'find', 'ada@example.com')).toContain(accountId);
  const file = path.join(folder, 'ada.zip');
  expect(await type('accounts', 'export', accountId, file)).toContain('Exported to');
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');

  expect(await type('accounts', 'delete', accountId)).toContain('add --yes');
  expect(await type('accounts', 'delete', '01890000-0000-7000-8000-000000000000', '--yes')).toContain('no account');
  expect(await type('accounts', 'delete', accountId, '--yes')).toContain('half an hour');
  const { rows } = await gateway.database.db.$client.query<{ due: boolean }>(
    'select deletion_date <= now() as due from accounts where id = $1',
    [accountId],
  );
  expect(rows).toEqual([{ due: true }]);

  const audit = await type('audit', 'show');
  expect(audit).toMatch(new RegExp(`olivia {2}accounts delete ${accountId} {2}done`));
  expect(audit).toContain('accounts delete 01890000-0000-7000-8000-000000000000  failed');
  expect(audit).toContain('accounts find [email]  done');
  expect(audit).not.toContain('ada@');
});

test('explains invalid commands', async () => {
  expect(await type()).toContain('accounts export <id> <file>');
  expect(await type('accounts', 'explode')).toContain('There is no command "accounts explode"');
  expect(await type('accounts', 'find', 'ada@example.com', '--force')).toContain('The option --force is unknown.');
  expect(await type('accounts', 'find')).toContain('takes <email>');
});

const northgate = {
  id: 'northgate',
  domain: 'northgate.example',
  name: 'Northgate Careers',
  issuer: 'http://127.0.0.1:9',
  clientId: 'tessera',
  portal: 'https://northgate.example/',
  api: 'https://api.northgate.example',
  origins: ['https://northgate.example'],
};

test('registers, changes, disables, and removes partners, and names the partner in each audit entry', async () => {
  expect(await type('partners', 'list')).toBe('There are no partners.');
  expect(await type('partners', 'add', JSON.stringify({ ...northgate, origins: ['*'], secret: 'x' }))).toMatch(
    /origins\[0\] must be an https address[^]*unknown field: secret/,
  );
  expect(await type('partners', 'add', '{')).toContain('it is not valid JSON');
  const file = path.join(folder, 'northgate.json');
  writeFileSync(file, JSON.stringify(northgate));
  expect(await type('partners', 'add', file)).toContain('northgate is registered');
  expect(await type('partners', 'add', file)).toContain('belongs to another partner');
  expect(await type('partners', 'change', 'northgate', '{"channel":"next"}')).toContain('has been changed');
  expect(await type('partners', 'show', 'northgate')).toContain('"channel": "next"');
  expect(await type('partners', 'check')).toContain(
    'northgate  http://127.0.0.1:9/.well-known/openid-configuration can’t be reached',
  );
  expect(await type('partners', 'disable', 'northgate')).toContain('northgate is disabled');
  expect(await type('partners', 'list')).toContain('northgate  disabled  northgate.example');
  expect(await type('partners', 'remove', 'northgate')).toContain('add --yes');
  expect(await type('partners', 'remove', 'northgate', '--yes')).toContain('removed');
  expect(await type('partners', 'enable', 'northgate')).toContain('no partner northgate');
  expect(await type('audit', 'show')).toMatch(/partners enable northgate {2}failed[^]*partners add northgate {2}done/);
});

test('makes only the owner of a verified address an operator', async () => {
  const { db } = gateway.database;
  expect(await type('operators', 'add', 'olivia@example.com')).toContain('There is no account');
  const person = await register(db, 'olivia@example.com', 'a long enough secret');
  expect(await type('operators', 'add', 'olivia@example.com')).toContain('is not verified');
  await db.update(identityAccounts).set({ emailVerified: true });
  expect(await type('operators', 'add-for', 'olivia@example.com', 'nobody')).toContain('no partner nobody');
  expect(await type('operators', 'add', 'Olivia@Example.com')).toContain('is now an operator');
  expect(await type('operators', 'list')).toBe(`${person?.id}  olivia@example.com  everything  no second factor yet`);
  expect(await type('operators', 'forget-factor', 'olivia@example.com')).toContain('No operator with a second factor');
  await db.insert(operatorFactors).values({ identityId: person?.id ?? '', sealed: 'v1', lastStep: 1 });
  expect(await type('operators', 'list')).toMatch(/everything {2}second factor since \d{4}-/);
  expect(await type('operators', 'forget-factor', 'Olivia@example.com')).toContain('is removed');
  expect(await type('operators', 'list')).toContain('no second factor yet');
  expect(await type('operators', 'remove', 'olivia@example.com')).toContain('no longer an operator');
  expect(await type('operators', 'remove', 'olivia@example.com')).toContain('No operator has that');
  const audit = await type('audit', 'show');
  expect(audit).toContain(`operators forget-factor ${person?.id}  done`);
  expect(audit).toContain(`operators remove ${person?.id}  done`);
});
