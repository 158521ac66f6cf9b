import { readFileSync } from 'node:fs';
import { printedSchema, schemaFile } from './print-schema.ts';

test('schema.graphql says what the gateway serves; `npm run schema` writes it anew', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(printedSchema());
});
