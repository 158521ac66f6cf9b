/**
 * After a change of the schema, from the project's root:
 * `npm ci --prefix tooling/dev`, then
 * `tooling/dev/node_modules/.bin/drizzle-kit generate --config services/platform/database/drizzle.config.ts --name what_changes`
 */
// drizzle-kit reads the default export.
export default {
  dialect: 'postgresql',
  schema: './services/platform/database/schema/index.ts',
  out: './services/platform/database/migrations',
};
