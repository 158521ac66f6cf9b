/** `npm run explain-shards -- ADDRESS [RECORDING]`: asks a cluster how many shards each statement of a request reaches. */
import { runCommand } from '../../services/cli/command-line/command-line.mjs';

await runCommand(
  {
    name: 'npm run explain-shards',
    does: 'Asks a Citus cluster with distributed tables how many shards each statement that requests send would reach, without running any. Fails when one reaches several or is refused (docs/operating/scaling.md).',
    arguments: [
      { name: 'address', about: 'The address of the cluster: postgresql://…' },
      {
        name: 'recording',
        about:
          'A file of statements that tests have written to RECORD_STATEMENTS, instead of those of the last release.',
        isOptional: true,
      },
    ],
    examples: ['npm run explain-shards -- postgresql://127.0.0.1:5432/tessera'],
  },
  async ({ args: [address = '', recording] }) => {
    const { explainStatements } = await import('./explain-statements.ts');
    const { problems, summary } = await explainStatements(address, recording);
    for (const problem of problems) console.log(problem);
    console.log(summary);
    if (problems.length > 0) process.exitCode = 1;
  },
);
