/**
 * The command line of every command, in one way: what a command is given, its help, and how it fails.
 *
 * Plain JavaScript without dependencies, because `npm start` and `npm test` run it with the machine's own Node before
 * anything is installed.
 */
import { parseArgs } from 'node:util';
import { describeFailure } from './describe-failure.mjs';
import { helpText } from './help-text.mjs';

export class CommandError extends Error {
  name = 'CommandError';
}

export class UsageError extends CommandError {
  name = 'UsageError';
}

const help = { about: 'Prints this help and does nothing else.', short: 'h' };

/** Returns what precedes `--`, where options end. */
function beforeTerminator(typed) {
  const end = typed.indexOf('--');
  return end < 0 ? typed : typed.slice(0, end);
}

export const asksForHelp = (typed) => beforeTerminator(typed).some((word) => word === '--help' || word === '-h');

/** Returns the sentence about the arguments, or undefined if they fit. */
function problemOfArguments({ arguments: expected = [], name }, given) {
  const missing = expected.find(({ isOptional }, index) => !isOptional && given.length <= index);
  if (missing) return `The argument <${missing.name}> is missing.`;
  const isOpen = expected.at(-1)?.isRepeated === true;
  if (isOpen || given.length <= expected.length) return undefined;
  const extra = given[expected.length];
  return expected.length === 0
    ? `${name} takes no arguments, so "${extra}" is not understood.`
    : `"${extra}" is one argument too many.`;
}

/** Returns the sentence about an option, or undefined if it fits. */
function problemOfOption(options, { name, rawName, value }) {
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) return `The option ${rawName} is unknown.`;
  if (option.value === undefined) return value === undefined ? undefined : `The option ${rawName} takes no value.`;
  const isMissing = value === undefined || value === '' || (value.startsWith('-') && value !== '-');
  return isMissing ? `The option ${rawName} needs a value: ${rawName} <${option.value}>.` : undefined;
}

export function parseCommandLine(command, typed) {
  const options = command.options ?? {};
  const config = {};
  for (const [name, { value, short }] of Object.entries(options)) {
    config[name] = { type: value === undefined ? 'boolean' : 'string', ...(short !== undefined && { short }) };
  }
  const { values, positionals, tokens } = parseArgs({
    args: [...typed],
    options: config,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const problem =
    tokens
      .filter(({ kind }) => kind === 'option')
      .map((token) => problemOfOption(options, token))
      .find((each) => each !== undefined) ?? problemOfArguments(command, positionals);
  if (problem !== undefined) throw new UsageError(problem);
  const flag = ({ value }) => (value === undefined ? false : undefined);
  const entries = Object.entries(options).map(([name, option]) => [name, values[name] ?? flag(option)]);
  return { args: positionals, options: Object.fromEntries(entries) };
}

export function readCommandLine(command) {
  const typed = process.argv.slice(2);
  if (asksForHelp(typed)) {
    console.log(helpText({ ...command, options: { ...command.options, help } }));
    process.exit(0);
  }
  try {
    return parseCommandLine(command, typed);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return refuse(command, error);
  }
}

function refuse({ name }, { message }) {
  console.error(`${message} To see how it is used, run: ${name}${name.startsWith('npm') ? ' --' : ''} --help`);
  process.exit(2);
}

export function failCommand(error) {
  console.error(describeFailure(error));
  if (process.env.TESSERA_LOG === 'debug' && error?.stack) console.error(error.stack);
  process.exit(1);
}

export function beginCommand(command) {
  const line = readCommandLine(command);
  process.on('uncaughtException', failCommand);
  return line;
}

export async function runCommand(command, work) {
  const line = readCommandLine(command);
  try {
    await work(line);
  } catch (error) {
    if (error instanceof UsageError) refuse(command, error);
    failCommand(error);
  }
}
