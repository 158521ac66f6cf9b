import type { Configuration } from '../../config/configuration.ts';
import type { Database } from '../../platform/database/database.ts';

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

/** Thrown for a command that was not understood, or whose target does not exist. */
export class AdminError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AdminError';
  }
}
