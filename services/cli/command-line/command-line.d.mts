/** One argument of a command. */
export interface Argument {
  /** The name between angle brackets: `file`. */
  readonly name: string;
  readonly about: string;
  readonly isOptional?: boolean;
  /** Whether it may be followed by more of its kind. Only the last argument can be. */
  readonly isRepeated?: boolean;
}

/** One option of a command, besides `--help`, which every command has. */
export interface Option {
  readonly about: string;
  /** The name of its value: `--to <version>`. Without it, the option is a flag. */
  readonly value?: string;
  readonly short?: string;
}

/** An environment variable that a command reads. */
export interface Setting {
  readonly name: string;
  readonly about: string;
}

export type Options = Readonly<Record<string, Option>>;

/** What a command says about itself, and by which its command line is read. */
export interface Command<Known extends Options = Options> {
  /** How it is called: `npm run backup`. */
  readonly name: string;
  /** What it does, in whole sentences. */
  readonly does: string;
  readonly arguments?: readonly Argument[];
  readonly options?: Known;
  readonly settings?: readonly Setting[];
  /** What the help says besides, such as a list of subcommands. */
  readonly details?: string;
  /** How it is typed, each time with a purpose. */
  readonly examples: readonly string[];
}

export type OptionValues<Known extends Options> = {
  readonly [Name in keyof Known]: Known[Name] extends { readonly value: string } ? string | undefined : boolean;
};

export interface CommandLine<Known extends Options> {
  readonly args: readonly string[];
  readonly options: OptionValues<Known>;
}

/** Thrown for a failure that the person who runs a command can correct. Its message is all they need. */
export class CommandError extends Error {}

/** Thrown for a command line that does not fit the command. */
export class UsageError extends CommandError {}

/** Returns whether the command line asks for help. */
export function asksForHelp(typed: readonly string[]): boolean;

/** Reads a command line that does not ask for help. Throws a `UsageError` that names the first mistake. */
export function parseCommandLine<Known extends Options>(
  command: Command<Known>,
  typed: readonly string[],
): CommandLine<Known>;

/**
 * Reads the command line of this process. Prints the help and exits with 0 if it asks for help. Exits with 2 if it is
 * wrong, after one sentence on standard error.
 */
export function readCommandLine<Known extends Options>(command: Command<Known>): CommandLine<Known>;

/**
 * Reads the command line as `readCommandLine` does, for a script that does its work at the top of its file. From then on,
 * an error that nothing catches ends the process as `failCommand` does.
 */
export function beginCommand<Known extends Options>(command: Command<Known>): CommandLine<Known>;

/** Ends the process with 1 after a sentence on standard error, and the stack if `TESSERA_LOG` is `debug`. */
export function failCommand(error: unknown): never;

/**
 * Reads the command line and does the work, which imports what it needs, so that help and mistakes load nothing. A
 * failure of the work ends the process with 1 and a sentence.
 */
export function runCommand<Known extends Options>(
  command: Command<Known>,
  work: (line: CommandLine<Known>) => Promise<void> | void,
): Promise<void>;
