/** `npm run schema`: writes what the browser code and the log know of the gateway. */
import { runCommand } from '../services/cli/command-line/command-line.mjs';

await runCommand(
  {
    name: 'npm run schema',
    does: 'Writes the schema of the gateway (services/api/graphql/schema.graphql), the types that are made from it (shared/graphql/introspection.d.ts), and the names of the operations that our pages use (services/api/graphql/operation-names.json). Run it after a change of the schema or of an operation.',
    examples: ['npm run schema'],
  },
  async () => {
    const { writeFileSync } = await import('node:fs');
    const { printedSchema, schemaFile } = await import('../services/api/graphql/print-schema.ts');
    const { operationNamesFile, printedOperationNames } =
      await import('../services/api/graphql/print-operation-names.ts');
    const { writeIntrospection } = await import('./write-introspection.ts');
    const schema = printedSchema();
    writeFileSync(schemaFile, schema);
    writeFileSync(operationNamesFile, printedOperationNames());
    writeIntrospection(schema);
  },
);
