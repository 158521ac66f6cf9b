/** `npm run distribution`: prints the statements that distribute the tables over the machines of a Citus cluster. */
import { runCommand } from './command-line/command-line.mjs';

await runCommand(
  {
    name: 'npm run distribution',
    does: 'Prints the SQL statements that distribute the tables over the machines of a Citus cluster (docs/operating/scaling.md). It does not connect to a database.',
    examples: ['npm run -s distribution | psql "$DATABASE_URL"'],
  },
  async () => {
    const { distributionCommands } = await import('../platform/database/schema/distribution-commands.ts');
    const { tableNames } = await import('../platform/database/schema/table-names.ts');
    console.log(distributionCommands(tableNames).join('\n'));
  },
);
