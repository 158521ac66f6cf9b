import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestGateway, type TestGateway } from '../../shared/testing/gateway.ts';
import { runAdmin } from './run-admin.ts';

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

/** Types a command; answers what it said, or what went wrong. */
async function type(...args: readonly string[]): Promise<string> {
  const env = { DATABASE_URL: gateway.database.url, IDENTITY_SECRET: 'a secret that seals the keys of tests' };
  try {
    return await runAdmin(['--as', 'olivia', ...args], env);
  } catch (error) {
    return String(error);
  }
}

test('an account is found, exported and deleted, and each step is in the audit log without an address', async () => {
  expect(await type('accounts', 'find', 'ada@example.com')).toContain(accountId);
  const file = path.join(folder, 'ada.zip');
  expect(await type('accounts', 'export', accountId, file)).toContain('has it');
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

test('commands that are none are explained', async () => {
  expect(await type()).toContain('accounts export <id> <file>');
  expect(await type('accounts', 'explode')).toContain('There is no command');
  expect(await type('accounts', 'find')).toContain('takes email');
});
