import type { Configuration } from '../../config/configuration.ts';
import type { Database } from '../../platform/database/database.ts';

/** What a command works with. */
export interface AdminContext {
  readonly database: Database;
  readonly configuration: Configuration;
}

export interface AdminCommand {
  /** As it is typed: `accounts delete`. */
  readonly name: string;
  /** Names of what follows it. */
  readonly takes: readonly string[];
  readonly does: string;
  /** It cannot be undone: `--yes` must be given. */
  readonly isFinal?: boolean;
  /** The id of what it is done to, for the audit log; by default the first of what follows the name. */
  readonly targetOf?: (context: AdminContext, args: readonly string[]) => Promise<string>;
  /** Answers what is said to the operator. Throws an `AdminError` for what whoever typed it can mend. */
  readonly run: (context: AdminContext, args: readonly string[]) => Promise<string>;
}

/** A command that was not understood, or of which what it names is not there. */
export class AdminError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'AdminError';
  }
}
