import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { projectRoot } from './apps.ts';

/** Writes shared/graphql/introspection.d.ts, the schema as types. It needs no network. */
export function writeIntrospection(schema: string): void {
  const introspection = introspectionFromSchema(buildSchema(schema), { descriptions: false });
  const types = outputIntrospectionFile(minifyIntrospection(introspection), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  });
  writeFileSync(path.join(projectRoot, 'shared/graphql/introspection.d.ts'), types);
}
