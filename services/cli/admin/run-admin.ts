import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readConfiguration } from '../../config/configuration.ts';
import { withDatabase } from '../with-database.ts';
import { runAudited } from '../../domain/operators/audit-log.ts';
import { type AdminCommand, AdminError } from './command.ts';
import { accountCommands } from './commands/account-commands.ts';
import { keyCommands } from './commands/key-commands.ts';
import { operatorCommands } from './commands/operator-commands.ts';
import { otherCommands } from './commands/other-commands.ts';
import { partnerCommands } from './commands/partner-commands.ts';

const commands: readonly AdminCommand[] = [
  ...accountCommands,
  ...partnerCommands,
  ...operatorCommands,
  ...keyCommands,
  ...otherCommands,
];

const usage = (): string =>
  [
    'npm run -s admin -- <command> [--as name] [--yes]',
    '',
    ...commands.map(({ name, takes, does, isFinal }) => {
      const usageText = [name, ...takes.map((each) => `<${each}>`), ...(isFinal === true ? ['--yes'] : [])].join(' ');
      return `  ${usageText.padEnd(40)} ${does}`;
    }),
  ].join('\n');

/** Runs a command and returns the message for the operator. */
export async function runAdmin(typedArgs: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...typedArgs],
    allowPositionals: true,
    options: { as: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) return usage();
  const commandName = positionals.slice(0, 2).join(' ');
  const args = positionals.slice(2);
  const command = commands.find(({ name }) => name === commandName);
  if (!command) throw new AdminError(`Unknown command: ${commandName}\n\n${usage()}`);
  if (args.length !== command.takes.length) {
    throw new AdminError(
      `${commandName} takes ${command.takes.map((each) => `<${each}>`).join(' ') || 'no arguments'}.`,
    );
  }
  if (command.isFinal === true && !values.yes)
    throw new AdminError(`${commandName} cannot be undone. To confirm, add --yes.`);
  const configuration = readConfiguration(env);
  return withDatabase(configuration, { poolSize: 2, name: 'tessera admin' }, async (database) => {
    const actor = values.as ?? userInfo().username;
    const context = { database, configuration };
    const target = (await command.targetOf?.(context, args)) ?? args[0] ?? '';
    const act = { actor, action: command.name, target };
    return runAudited(database, act, () => command.run(context, args));
  });
}
