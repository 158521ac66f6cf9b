import { MessageChannel } from 'node:worker_threads';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import Tinypool from 'tinypool';
import { DomainError, tooManyRequests } from '../errors.ts';
import type { TaskReply, TaskRequest } from './analysis-thread.ts';
import type { TaskName, Tasks } from './tasks.ts';

/** Works on texts in threads, with limits of time, memory, and work per person. */
export interface Analysis {
  /**
   * Does a task for an account. Rejects with TOO_MANY_REQUESTS when the account has used its time or too many tasks
   * wait, and with BAD_USER_INPUT when the task takes too long or too much memory.
   */
  run<Name extends TaskName>(
    accountId: string,
    name: Name,
    input: Parameters<Tasks[Name]>[0],
  ): Promise<ReturnType<Tasks[Name]>>;
  /** Starts a thread, which would otherwise start with the first task. */
  warm(): void;
  /** Ends all threads. Waiting tasks are rejected. */
  stop(): Promise<void>;
}

export interface AnalysisOptions {
  /** The milliseconds that a task may take, from when its thread begins with it. */
  readonly timeLimitMs?: number;
  /** The milliseconds of processor time that the tasks of one account may take in a minute, in this process. */
  readonly workPerMinuteMs?: number;
  /** The maximum number of waiting tasks. Further ones are refused. */
  readonly queueLimit?: number;
  /** The memory for the data of one thread, in mebibytes. */
  readonly memoryLimitMiB?: number;
}

export const defaultAnalysisLimits = {
  timeLimitMs: 5_000,
  workPerMinuteMs: 10_000,
  queueLimit: 200,
  memoryLimitMiB: 320,
} as const satisfies Required<AnalysisOptions>;

/**
 * The milliseconds that a task may wait for a thread. A busy machine takes seconds to load the code and vocabulary of
 * one, which are no fault of the text that comes first.
 */
const waitLimitMs = 60_000;

/**
 * The milliseconds without work after which the second thread ends. By default a thread that is ready ends as soon as it
 * is idle, in favor of one that still starts, so that each pair of tasks would cost a start.
 */
const idleLimitMs = 600_000;

/** The seconds in which the work of an account is counted. */
const countedSeconds = 60;

const tooSlow = (): DomainError =>
  new DomainError('BAD_USER_INPUT', 'This took too long. Please try again with a shorter text.');

/** Whether a thread was ended because it reached a limit of time or memory. */
const isEnded = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('name' in error && error.name === 'AbortError') || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));

/** Creates the analysis of texts. Its threads start with the first task. */
export function createAnalysis(options: AnalysisOptions = {}): Analysis {
  const { timeLimitMs, workPerMinuteMs, queueLimit, memoryLimitMiB } = { ...defaultAnalysisLimits, ...options };
  const work = new RateLimiterMemory({ points: workPerMinuteMs, duration: countedSeconds });
  let threads: Tinypool | undefined;
  const startThreads = (): Tinypool => {
    const pool = new Tinypool({
      filename: new URL('./analysis-thread.ts', import.meta.url).href,
      execArgv: [],
      minThreads: 1,
      maxThreads: 2,
      idleTimeout: idleLimitMs,
      isolateWorkers: false,
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMiB },
    });
    // A thread may reach its memory limit just after it has answered, while it has no task that could fail. The pool
    // starts another one; without a listener, the event would end this process.
    pool.on('error', () => undefined);
    return pool;
  };
  const pool = (): Tinypool => (threads ??= startThreads());
  /** Does a task, and ends its thread when it takes too long. */
  const runInThread = async (name: TaskName, input: unknown): Promise<TaskReply> => {
    const stopping = new AbortController();
    const { port1, port2 } = new MessageChannel();
    const stopAfter = (milliseconds: number, reason: 'waited' | 'worked'): NodeJS.Timeout =>
      setTimeout(() => stopping.abort(reason), milliseconds);
    let timer = stopAfter(waitLimitMs, 'waited');
    port1.once('message', () => {
      clearTimeout(timer);
      timer = stopAfter(timeLimitMs, 'worked');
    });
    const request: TaskRequest = { name, input, begun: port2 };
    try {
      return (await pool().run(request, { signal: stopping.signal, transferList: [port2] })) as TaskReply;
    } catch (error) {
      throw stopping.signal.reason === 'waited' ? tooManyRequests(countedSeconds) : error;
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  };

  return {
    async run<Name extends TaskName>(accountId: string, name: Name, input: Parameters<Tasks[Name]>[0]) {
      const used = await work.get(accountId);
      if (used !== null && used.remainingPoints <= 0) {
        throw tooManyRequests(Math.ceil(used.msBeforeNext / 1_000));
      }
      if (pool().queueSize >= queueLimit) throw tooManyRequests(countedSeconds);
      try {
        const reply = await runInThread(name, input);
        await work.penalty(accountId, Math.ceil(reply.milliseconds));
        return reply.answer as ReturnType<Tasks[Name]>;
      } catch (error) {
        if (!isEnded(error)) throw error;
        await work.penalty(accountId, timeLimitMs);
        throw tooSlow();
      }
    },
    warm: () => void pool(),
    async stop() {
      await threads?.destroy();
    },
  };
}
