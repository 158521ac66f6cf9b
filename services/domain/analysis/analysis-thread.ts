/** The entry of a thread that does the work in `tasks.ts`. */
import { warmVocabulary } from '../../../shared/matching/match/index.ts';
import { type TaskName, tasks } from './tasks.ts';

// The first task would otherwise wait for it, and its time is limited.
warmVocabulary('en');

/** A task; `start` does nothing and is answered as soon as the thread can work. */
export type TaskRequest = { readonly name: TaskName; readonly input: unknown } | { readonly name: 'start' };

export interface TaskReply {
  readonly answer: unknown;
  /**
   * The processor time of the work in milliseconds: on a busy machine the same work takes several times as long, which
   * is no fault of the account.
   */
  readonly milliseconds: number;
}

/** Does one task. Throws what the task throws. */
export default function runTask(request: TaskRequest): TaskReply {
  if (request.name === 'start') return { answer: undefined, milliseconds: 0 };
  const before = process.threadCpuUsage();
  const answer = (tasks[request.name] as (input: unknown) => unknown)(request.input);
  const { user, system } = process.threadCpuUsage(before);
  return { answer, milliseconds: (user + system) / 1_000 };
}
