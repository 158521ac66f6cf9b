/** `npm run schema`: writes the schema into schema.graphql, the only thing that the interface knows of the gateway. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { gatewaySchema } from './schema.ts';

export const schemaFile = path.join(import.meta.dirname, 'schema.graphql');

/** The schema as text, sorted so that the file changes only when the schema does. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(gatewaySchema))}\n`;

if (process.argv[1] === import.meta.filename) writeFileSync(schemaFile, printedSchema());
