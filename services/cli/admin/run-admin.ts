import { userInfo } from 'node:os';
import { readConfiguration } from '../../config/configuration.ts';
import { setEgressProxy } from '../../platform/egress/connect.ts';
import { withDatabase } from '../with-database.ts';
import { runAudited } from '../../domain/operators/audit-log.ts';
import { type CommandLine, type Command, UsageError } from '../command-line/command-line.mjs';
import { databaseSettings } from '../database-settings.ts';
import type { AdminCommand } from './command.ts';
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

const list = commands
  .map(({ name, takes, does, isFinal }) => {
    const typed = [name, ...takes.map((each) => `<${each}>`), ...(isFinal === true ? ['--yes'] : [])].join(' ');
    return `  ${typed.padEnd(40)} ${does}`;
  })
  .join('\n');

const options = {
  as: { value: 'name', about: 'Who you are in the audit log. The default is the user of this machine.' },
  yes: { about: 'Confirms a command that cannot be undone.' },
} as const;

/** The command line of all operator commands. */
export const adminCommandLine: Command<typeof options> = {
  name: 'npm run -s admin',
  does: 'Runs a manual task of operators, while Tessera is running, and records it in the audit log. Without a command, it prints this list.',
  arguments: [
    { name: 'command', about: 'One of the commands below, with its arguments.', isOptional: true, isRepeated: true },
  ],
  options,
  settings: [...databaseSettings, { name: 'IDENTITY_SECRET', about: 'Required by the commands for keys.' }],
  details: `Commands:\n${list}`,
  examples: [
    'npm run -s admin -- accounts find ada@example.org',
    'npm run -s admin -- --as olivia accounts delete 01890000-0000-7000-8000-000000000000 --yes',
  ],
};

/** Runs a command and returns the message for the operator: the list of commands if there is none. */
export async function runAdmin(
  { args: typed, options: { as, yes } }: CommandLine<typeof options>,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if (typed.length === 0) return list;
  const commandName = typed.slice(0, 2).join(' ');
  const args = typed.slice(2);
  const command = commands.find(({ name }) => name === commandName);
  if (!command) throw new UsageError(`There is no command "${commandName}".`);
  if (args.length !== command.takes.length) {
    const takes = command.takes.map((each) => `<${each}>`).join(' ') || 'no arguments';
    throw new UsageError(`The command "${commandName}" takes ${takes}.`);
  }
  if (command.isFinal === true && !yes) {
    throw new UsageError(`The command "${commandName}" cannot be undone. To confirm, add --yes.`);
  }
  const configuration = readConfiguration(env);
  setEgressProxy(configuration.egressProxy);
  return withDatabase(configuration, { poolSize: 2, name: 'tessera admin' }, async (database) => {
    const actor = as ?? userInfo().username;
    const context = { database, configuration };
    const target = (await command.targetOf?.(context, args)) ?? args[0] ?? '';
    const act = { actor, action: command.name, target };
    return runAudited(database, act, () => command.run(context, args));
  });
}
