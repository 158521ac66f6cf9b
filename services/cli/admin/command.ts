import type { Configuration } from '../../config/configuration.ts';
import type { Database } from '../../platform/database/database.ts';
import { CommandError } from '../command-line/command-line.mjs';

/** What a command works with. */
export interface AdminContext {
  readonly database: Database;
  readonly configuration: Configuration;
}

export interface AdminCommand {
  /** The command as it is typed: `accounts delete`. */
  readonly name: string;
  /** The names of its arguments. */
  readonly takes: readonly string[];
  readonly does: string;
  /** Whether it cannot be undone, in which case `--yes` is required. */
  readonly isFinal?: boolean;
  /** Returns the id of its target for the audit log. The default is the first argument. */
  readonly targetOf?: (context: AdminContext, args: readonly string[]) => Promise<string>;
  /**
   * Runs the command and returns the message for the operator. Throws an `AdminError` for a mistake that the operator
   * can correct.
   */
  readonly run: (context: AdminContext, args: readonly string[]) => Promise<string>;
}

/** Thrown for a target that does not exist, or for another mistake that the operator can correct. */
export class AdminError extends CommandError {
  override name = 'AdminError';
}
