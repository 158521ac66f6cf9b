import { defineConfig } from 'drizzle-kit';

/**
 * After a change of the schema, from the project's root:
 * `npx drizzle-kit generate --config services/platform/database/drizzle.config.ts --name what_changes`
 */
// drizzle-kit reads the default export.
export default defineConfig({
  dialect: 'postgresql',
  schema: './services/platform/database/schema/index.ts',
  out: './services/platform/database/migrations',
});
