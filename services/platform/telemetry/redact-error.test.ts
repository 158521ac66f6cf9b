import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { startTestDatabase, type TestDatabase } from '../../../tooling/testing/database.ts';
import { redactText } from '../../../shared/contracts/redact-text.ts';
import { createLog } from './log.ts';
import { redactError } from './redact-error.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const address = 'ada.lovelace+jobs@mail.example.org';
const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl';

test("logs database errors without the statement's values", async () => {
  const { db } = database;
  await db.execute(sql`create table lodgers (email text primary key, born date, name varchar(5))`);
  await db.execute(sql`insert into lodgers (email) values (${address})`);
  const problems = await Promise.all(
    [
      sql`insert into lodgers (email) values (${address})`,
      sql`insert into lodgers (email, born) values ('x', ${`not a day, ${address}`}::date)`,
      sql`insert into lodgers (email, name) values ('y', ${'Ada Lovelace'})`,
    ].map((statement) =>
      db.execute(statement).then(
        () => 'nothing was refused',
        (error: unknown) => JSON.stringify(redactError(error)),
      ),
    ),
  );
  expect(problems[0]).toContain('lodgers_pkey');
  for (const problem of problems) {
    expect(problem).toContain('"code":"2');
    for (const secret of [address, 'ada.lovelace', 'Lovelace', 'not a day']) expect(problem).not.toContain(secret);
  }
});

test.each([
  [`Mail to ${address} was refused`, 'Mail to [email] was refused'],
  [`${token} is no token of ours`, '[token] is no token of ours'],
  ['Authorization: Bearer abc.DEF-123', 'Authorization: Bearer [token]'],
  ['GET /r/Zk3hT9_qLw2xYp failed', 'GET /r/[address] failed'],
  ['/reset#token=abcdef&x=1', '/reset#token=[value]&x=1'],
  ['connect postgresql://tessera:hunter2@db.example:5432/x', 'connect postgresql://[secret]@db.example:5432/x'],
  ['A table of 12 rows (of 20)', 'A table of 12 rows (of 20)'],
])('%s', (text, expected) => {
  expect(redactText(text)).toBe(expected);
});

test("keeps an error's stack and causes, and drops what libraries attach", () => {
  const error = Object.assign(new Error('It failed', { cause: new TypeError('Not a function') }), {
    request: { body: address },
  });
  const plain = redactError(error);
  expect(plain).toMatchObject({ type: 'Error', message: 'It failed', cause: { type: 'TypeError' } });
  expect(plain.stack).toContain('redact-error.test.ts');
  expect(JSON.stringify(plain)).not.toContain(address);
  expect(redactError('plain words').message).toBe('plain words');
});

test('writes no error messages that may contain values to the log', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', roles: ['gateway'], stream: { write: (line) => void lines.push(line) } });
  const app = Fastify({ loggerInstance: log });
  const error = new Error(`Failed query: insert into lodgers\nparams: ${address},Lovelace`);
  app.log.error(error);
  app.log.error(error, 'It could not be written');
  app.log.warn({ err: error });
  app.log.warn({ error, report: { message: `of ${address}` } }, `A message to ${address} was not sent`);
  app.log.info(`Nobody is called ${address}`);
  await app.close();
  expect(lines).toHaveLength(5);
  for (const line of lines) for (const secret of [address, 'Lovelace']) expect(line).not.toContain(secret);
  expect(lines[1]).toContain('It could not be written');
});
