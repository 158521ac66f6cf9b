/**
 * Writes shared/graphql/introspection.d.ts, the schema as types, from services/api/graphql/schema.graphql. Run by
 * `npm run schema` after the schema has been printed; needs no network.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';

const root = path.resolve(import.meta.dirname, '..');
const schema = buildSchema(readFileSync(path.join(root, 'services/api/graphql/schema.graphql'), 'utf8'));
const introspection = introspectionFromSchema(schema, { descriptions: false });
const types = outputIntrospectionFile(minifyIntrospection(introspection), {
  fileType: '.d.ts',
  shouldPreprocess: true,
});
writeFileSync(path.join(root, 'shared/graphql/introspection.d.ts'), types);
