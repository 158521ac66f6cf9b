import { distributionOf } from '../../services/platform/database/schema/distribution.ts';
import { observeStatements } from '../../services/platform/telemetry/observed-client.ts';
import { currentRequest } from '../../services/platform/telemetry/request-trace.ts';
import { distributionProblems, locksRows } from './distribution-problems.ts';
import { recordStatements } from './release-statements.ts';
import { unscopedTables } from './unscoped-tables.ts';

/** Watches the statements that requests send, until `finish` returns the verdict. */
export interface ScopeWatch {
  /**
   * Rejects with the statements that reach beyond one account, which on a cluster would query every machine, and with
   * those that a cluster refuses.
   */
  finish(): Promise<void>;
}

/** Statements that change or lock rows. */
const isChange = /\b(?:update|insert|delete)\b/i;

/** Starts to watch the statements that requests send. */
export function watchScope(): ScopeWatch {
  const statements = new Set<string>();
  /** Also those of background tasks. */
  const all = new Set<string>();
  const stop = observeStatements({
    slow: Number.POSITIVE_INFINITY,
    // Background tasks, such as deleting expired accounts, cover all accounts by design.
    onSend({ text }) {
      if (text === undefined) return;
      all.add(text);
      if (currentRequest()) statements.add(text);
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
      const refused: string[] = [];
      for (const statement of [...all].filter((text) => isChange.test(text))) {
        const found = await distributionProblems(statement, (table) => distributionOf(table).distribution !== 'first');
        const isLock = await locksRows(statement);
        const locked = isLock ? await unscopedTables(statement, isOfAccount) : [];
        if (found.length > 0) refused.push(`${found.join(', ')}: ${statement}`);
        if (locked.length > 0) refused.push(`locks rows of all accounts in ${locked.join(', ')}: ${statement}`);
      }
      if (refused.length > 0) throw new Error(`Statements that a distributed database refuses:\n${refused.join('\n')}`);
      if (problems.length > 0) throw new Error(`Statements that are not of one account:\n${problems.join('\n')}`);
    },
  };
}
