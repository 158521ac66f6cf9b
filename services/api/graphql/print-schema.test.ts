import { readFileSync } from 'node:fs';
import { operationNamesFile, printedOperationNames } from './print-operation-names.ts';
import { printedSchema, schemaFile } from './print-schema.ts';

test('schema.graphql says what the gateway serves; `npm run schema` writes it anew', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(printedSchema());
});

test('operation-names.json says what our pages ask; `npm run schema` writes it anew', () => {
  const names = JSON.parse(printedOperationNames()) as readonly string[];
  expect(names).toEqual(expect.arrayContaining(['ProfileLoadMe', 'JobTrackerListJobs']));
  expect(readFileSync(operationNamesFile, 'utf8')).toBe(printedOperationNames());
});
