import pg from 'pg';
import { redactText } from '../../../shared/contracts/redact-text.ts';
import { statementFailureOf, type StatementFailure } from './database-failures.ts';
import { currentRequest } from './request-trace.ts';

/** A statement that was slow or failed. */
export interface StatementReport {
  /** The id of the request for which it ran. */
  readonly requestId: string | undefined;
  /** The statement's name or its beginning, never its values. */
  readonly statement: string;
  readonly milliseconds: number;
  /** PostgreSQL's code of the failure, such as `40001`. */
  readonly failure?: string;
}

export interface Statement {
  readonly text?: string;
  readonly name?: string;
}

export interface StatementObserver {
  /** Called before each statement is sent, without its values. */
  readonly onSend?: (statement: Statement) => void;
  readonly onStatement?: (milliseconds: number, failure: StatementFailure | undefined) => void;
  /** Called for each statement that took longer than `slow` or failed. */
  readonly onReport?: (report: StatementReport) => void;
  /** In milliseconds. */
  readonly slow: number;
}

const observers = new Set<StatementObserver>();

/** Calls the observer for each statement of this process until the returned function is called. */
export function observeStatements(observer: StatementObserver): () => void {
  observers.add(observer);
  return () => void observers.delete(observer);
}

const label = ({ name, text = '' }: Statement): string =>
  name ?? redactText(text.replace(/\s+/g, ' ').trim()).slice(0, 300);

function begin(statement: Statement): (error?: unknown) => void {
  const started = performance.now();
  for (const { onSend } of observers) onSend?.(statement);
  const request = currentRequest();
  const span = request?.span?.child(statement.name ?? 'statement', { 'db.system.name': 'postgresql' });
  return (error) => {
    const milliseconds = performance.now() - started;
    const failure = error instanceof Error ? ((error as Error & { code?: string }).code ?? error.name) : undefined;
    span?.end(failure);
    for (const { onStatement, onReport, slow } of observers) {
      onStatement?.(milliseconds, failure === undefined ? undefined : statementFailureOf(error));
      if (failure === undefined && milliseconds < slow) continue;
      onReport?.({
        requestId: request?.id,
        statement: label(statement),
        milliseconds: Math.round(milliseconds),
        ...(failure !== undefined && { failure }),
      });
    }
  };
}

/**
 * Adds the request's id as a comment to a statement that is not prepared, so that `pg_stat_activity` and PostgreSQL's
 * log show it.
 */
function withRequestId(text: string): string {
  const request = currentRequest();
  return request ? `/* request ${request.id} */ ${text}` : text;
}

type Done = (error: Error | null | undefined, result: unknown) => void;
type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** The untyped method: all of its signatures take a statement, optional values, and an optional callback. */
const send = Reflect.get(pg.Client.prototype, 'query') as Query;

export interface ObservedClientConfig extends pg.ClientConfig {
  /**
   * Milliseconds after which an unanswered statement is given up together with its connection. Without it, the client
   * waits forever.
   */
  readonly answerTimeoutMs?: number;
}

/**
 * Whether a server keeps prepared statements. Poolers in transaction mode may not, which the address then says with
 * `prepared_statements=false` (docs/operating/scaling.md "Poolers").
 */
function keepsPreparedStatements(config: string | pg.ClientConfig | undefined): boolean {
  const address = typeof config === 'string' ? config : config?.connectionString;
  const parameters = new URLSearchParams(address?.split('?')[1]);
  return parameters.get('prepared_statements') !== 'false';
}

/**
 * PostgreSQL's client, extended to time statements and to add their request's id. A server that is frozen or
 * unreachable sends nothing at all; the connection is then closed, so that its next user does not wait as well.
 */
export class ObservedClient extends pg.Client {
  readonly #answerTimeoutMs: number | undefined;
  readonly #prepares: boolean;

  constructor(config?: string | ObservedClientConfig) {
    super(config);
    this.#answerTimeoutMs = typeof config === 'object' ? config.answerTimeoutMs : undefined;
    this.#prepares = keepsPreparedStatements(config);
    // The code that uses the connection learns of its loss from the next statement. Between two statements of a
    // transaction there is no listener, and an error without a listener would end the process.
    this.on('error', () => undefined);
  }

  /** The number of statements without an answer. */
  #unanswered = 0;
  /** Since when an answer has been awaited (`performance.now()`). */
  #owesSince = 0;
  #watch: NodeJS.Timeout | undefined;

  /**
   * Uses one timer for many statements, because statements are more frequent than timers should be. It fires when the
   * earliest statement could exceed the limit.
   */
  #watchAnswers(limit: number, wait: number): void {
    this.#watch = setTimeout(() => {
      this.#watch = undefined;
      if (this.#unanswered === 0) return;
      const left = this.#owesSince + limit - performance.now();
      if (left > 0) this.#watchAnswers(limit, left);
      else this.connection.stream.destroy(new Error(`The database has not responded for ${limit} ms.`));
    }, wait).unref();
  }

  #sent(): void {
    const limit = this.#answerTimeoutMs;
    if (limit === undefined) return;
    if (this.#unanswered === 0) this.#owesSince = performance.now();
    this.#unanswered += 1;
    if (this.#watch === undefined) this.#watchAnswers(limit, limit);
  }

  #answered(): void {
    if (this.#answerTimeoutMs === undefined) return;
    this.#unanswered -= 1;
    this.#owesSince = performance.now();
  }

  // pg declares a dozen signatures of this function, and only a cast can override them all.
  override query = ((...args: unknown[]): unknown => {
    const [first, ...rest] = args;
    // COPY statements are streams and are not observed.
    if (typeof first === 'object' && first !== null && 'submit' in first) return send.apply(this, args);
    const statement: Statement = typeof first === 'string' ? { text: first } : (first as Statement);
    const observed = begin(statement);
    this.#sent();
    const end = (error?: unknown): void => {
      this.#answered();
      observed(error);
    };
    const isPrepared = statement.name !== undefined && this.#prepares;
    const isPlain = !isPrepared && statement.text !== undefined;
    const text = isPlain ? withRequestId(statement.text) : statement.text;
    const sent = typeof first === 'string' ? text : isPlain ? { ...statement, text, name: undefined } : first;
    const callback = rest.at(-1);
    if (typeof callback === 'function') {
      const done: Done = (error, result) => {
        end(error ?? undefined);
        (callback as Done)(error, result);
      };
      return send.call(this, sent, ...rest.slice(0, -1), done);
    }
    const answer = send.call(this, sent, ...rest) as Promise<unknown>;
    answer.then(() => end(), end);
    return answer;
  }) as unknown as pg.Client['query'];
}
