/** `npm run distribution`: prints the statements that distribute the tables over the machines of a Citus cluster. */
import { runCommand } from './command-line/command-line.mjs';

await runCommand(
  {
    name: 'npm run distribution',
    does: 'Prints the SQL statements that distribute the tables over the machines of a Citus cluster (docs/operating/scaling.md). It does not connect to a database.',
    options: {
      postings: { about: 'Also spreads the job ads, so that a search asks every machine for its part of them.' },
    },
    examples: [
      'npm run -s distribution | psql "$DATABASE_URL"',
      'npm run -s distribution -- --postings | psql "$DATABASE_URL"',
    ],
  },
  async ({ options }) => {
    const { distributionCommands, postingDistributionCommands } =
      await import('../platform/database/schema/distribution-commands.ts');
    const { tableNames } = await import('../platform/database/schema/table-names.ts');
    const commands = [...distributionCommands(tableNames), ...(options.postings ? postingDistributionCommands() : [])];
    console.log(commands.join('\n'));
  },
);
