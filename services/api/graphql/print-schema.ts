import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { gatewaySchema } from './schema.ts';

/** The file with the schema, the only thing that the interface knows of the gateway. `npm run schema` writes it. */
export const schemaFile = path.join(import.meta.dirname, 'schema.graphql');

/** The schema as text, sorted so that the file changes only when the schema does. */
export const printedSchema = (): string => `${printSchema(lexicographicSortSchema(gatewaySchema))}\n`;
