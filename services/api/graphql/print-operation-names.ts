import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** The file with the operation names that our pages use, for the log. `npm run schema` writes it. */
export const operationNamesFile = path.join(import.meta.dirname, 'operation-names.json');

/** Matches how browser code writes its documents: `graphql(` followed by an operation. */
const operation = /graphql\(\s*`\s*(?:query|mutation|subscription) +(\w+)/g;

/** The expected content of the file, sorted so that it changes only when the names do. */
export function printedOperationNames(): string {
  const files = globSync(['{remotes,shell}/**/*.{ts,tsx}', 'shared/**/*.{ts,tsx}'], { cwd: root });
  const names = files
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(operation)].map(([, name]) => name));
  return `${JSON.stringify([...new Set(names)].sort(), undefined, 2)}\n`;
}
