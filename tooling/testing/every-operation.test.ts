/** Every operation that the product sends must be valid in the gateway's schema and within its limits. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { Kind, print, type DocumentNode } from 'graphql';
import { startTestGateway, type TestGateway } from './gateway.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync(['remotes/**/*.ts', 'shell/**/*.ts', 'shared/{graphql,forms,builder}/**/*.ts'], {
  cwd: root,
}).filter(
  (file) =>
    /(?:^|\/)api\/|contact-info\.ts$|\/me\.ts$|-calls\.ts$|load-[\w-]+\.ts$|queries\.ts$/.test(file) &&
    !file.endsWith('.test.ts'),
);

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'definitions' in value &&
  (value as DocumentNode).definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

test('accepts every operation that the product sends', async () => {
  const refused: unknown[] = [];
  const names: string[] = [];
  for (const file of files) {
    const exported = Object.entries((await import(path.join(root, file))) as Record<string, unknown>);
    for (const [name, document] of exported.filter(([, value]) => isOperation(value))) {
      names.push(name);
      const reply = await gateway.app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: print(document as DocumentNode) },
      });
      const { errors } = reply.json<{ errors?: { message: string; extensions: { code: string } }[] }>();
      // The request has no token and no variables. The gateway reports either problem only for an operation that passed
      // validation; a public one without variables has none.
      const isTaken = (errors ?? []).every(({ message }) =>
        /sign in|^Variable "\$\w+" of required type|record does not exist/i.test(message),
      );
      if (!isTaken) refused.push({ file, name, errors });
    }
  }
  expect(refused).toEqual([]);
  expect(names.length).toBeGreaterThan(40);
});
