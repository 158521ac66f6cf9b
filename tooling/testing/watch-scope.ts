import { distributionOf } from '../../services/platform/database/schema/distribution.ts';
import { observeStatements } from '../../services/platform/telemetry/observed-client.ts';
import { currentRequest } from '../../services/platform/telemetry/request-trace.ts';
import { recordStatements } from './release-statements.ts';
import { unscopedTables } from './unscoped-tables.ts';

/** Watches the statements that requests send, until `finish` returns the verdict. */
export interface ScopeWatch {
  /** Rejects with the statements that reach beyond one account, which on a cluster would query every machine. */
  finish(): Promise<void>;
}

/** Starts to watch the statements that requests send. */
export function watchScope(): ScopeWatch {
  const statements = new Set<string>();
  const stop = observeStatements({
    slow: Number.POSITIVE_INFINITY,
    // Background tasks, such as deleting expired accounts, cover all accounts by design.
    onSend({ text }) {
      if (text !== undefined && currentRequest()) statements.add(text);
    },
  });
  return {
    async finish() {
      stop();
      recordStatements(statements);
      // PostgreSQL's own tables exist on every machine.
      const isOfAccount = (table: string): boolean =>
        !table.startsWith('pg_') && distributionOf(table).distribution === 'account';
      const problems: string[] = [];
      for (const statement of statements) {
        const tables = await unscopedTables(statement, isOfAccount);
        if (tables.length > 0) problems.push(`${tables.join(', ')}: ${statement}`);
      }
      if (problems.length > 0) throw new Error(`Statements that are not of one account:\n${problems.join('\n')}`);
    },
  };
}
