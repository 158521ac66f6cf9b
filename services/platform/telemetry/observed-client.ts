import pg from 'pg';
import { masked } from '../../../shared/contracts/masked.ts';
import { currentRequest } from './request-trace.ts';

/** A statement that took long or failed. */
export interface StatementReport {
  /** Of the request for which it ran. */
  readonly requestId: string | undefined;
  /** Its name, or what it begins with: never its values. */
  readonly statement: string;
  readonly milliseconds: number;
  /** What PostgreSQL calls the failure, such as `40001`. */
  readonly failure?: string;
}

export interface Statement {
  readonly text?: string;
  readonly name?: string;
}

export interface StatementObserver {
  /** Told of every statement before it is sent, without its values. */
  readonly onSend?: (statement: Statement) => void;
  readonly onStatement?: (milliseconds: number, failed: boolean) => void;
  /** Told of what took longer than `slow`, and of what failed. */
  readonly onReport?: (report: StatementReport) => void;
  /** Milliseconds. */
  readonly slow: number;
}

const observers = new Set<StatementObserver>();

/** Tells the observer of every statement of this process until the returned function is called. */
export function observeStatements(observer: StatementObserver): () => void {
  observers.add(observer);
  return () => void observers.delete(observer);
}

const label = ({ name, text = '' }: Statement): string =>
  name ?? masked(text.replace(/\s+/g, ' ').trim()).slice(0, 300);

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
      onStatement?.(milliseconds, failure !== undefined);
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

/** A statement that is not prepared says in a comment for which request it runs: `pg_stat_activity` and PostgreSQL's log show it. */
function withRequest(text: string): string {
  const request = currentRequest();
  return request ? `/* request ${request.id} */ ${text}` : text;
}

type Done = (error: Error | null | undefined, result: unknown) => void;
type Query = (this: pg.Client, ...args: unknown[]) => unknown;

/** The plain method: its many signatures all are a statement, perhaps values, perhaps a callback. */
const send = Reflect.get(pg.Client.prototype, 'query') as Query;

export interface ObservedClientConfig extends pg.ClientConfig {
  /** Milliseconds after which a statement without an answer is given up, with its connection; without it, never. */
  readonly answerLimit?: number;
}

/**
 * PostgreSQL's client, whose statements are timed and carry the id of their request. A server that is frozen or behind a
 * torn line says nothing at all: the connection is closed then, so that whoever gets it next does not wait for it, too.
 */
export class ObservedClient extends pg.Client {
  readonly #answerLimit: number | undefined;

  constructor(config?: string | ObservedClientConfig) {
    super(config);
    this.#answerLimit = typeof config === 'object' ? config.answerLimit : undefined;
    // Whoever uses it hears of a lost connection from their statement; between two of a transaction nobody listens, and an
    // error without a listener would end the process.
    this.on('error', () => undefined);
  }

  /** Statements on their way. */
  #unanswered = 0;
  /** Since when the server owes an answer (`performance.now()`). */
  #owesSince = 0;
  #watch: NodeJS.Timeout | undefined;

  /** One timer for many statements, which come faster than timers are made: it looks when the first could be too late. */
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
    const limit = this.#answerLimit;
    if (limit === undefined) return;
    if (this.#unanswered === 0) this.#owesSince = performance.now();
    this.#unanswered += 1;
    if (this.#watch === undefined) this.#watchAnswers(limit, limit);
  }

  #answered(): void {
    if (this.#answerLimit === undefined) return;
    this.#unanswered -= 1;
    this.#owesSince = performance.now();
  }

  // pg declares a dozen signatures of one function, which nothing but a cast can override at once.
  override query = ((...args: unknown[]): unknown => {
    const [first, ...rest] = args;
    // Copies in and out are streams of their own.
    if (typeof first === 'object' && first !== null && 'submit' in first) return send.apply(this, args);
    const statement: Statement = typeof first === 'string' ? { text: first } : (first as Statement);
    const observed = begin(statement);
    this.#sent();
    const end = (error?: unknown): void => {
      this.#answered();
      observed(error);
    };
    const isPlain = statement.name === undefined && statement.text !== undefined;
    const text = isPlain ? withRequest(statement.text) : statement.text;
    const sent = typeof first === 'string' ? text : isPlain ? { ...statement, text } : first;
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
