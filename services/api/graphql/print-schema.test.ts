import { readFileSync } from 'node:fs';
import { operationNamesFile, printedOperationNames } from './print-operation-names.ts';
import { printedSchema, schemaFile } from './print-schema.ts';

test('finds schema.graphql up to date with the gateway (update it with `npm run schema`)', () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(printedSchema());
});

test('finds operation-names.json up to date with our pages (update it with `npm run schema`)', () => {
  const names = JSON.parse(printedOperationNames()) as readonly string[];
  expect(names).toEqual(expect.arrayContaining(['ProfileLoadMe', 'JobTrackerListJobs']));
  expect(readFileSync(operationNamesFile, 'utf8')).toBe(printedOperationNames());
});
