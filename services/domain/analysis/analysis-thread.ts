/** The entry of a thread that does the work in `tasks.ts`. */
import type { MessagePort } from 'node:worker_threads';
import { dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import { readAd, warmVocabulary } from '../../../shared/matching/match/index.ts';
import { type TaskName, tasks } from './tasks.ts';

// The first task would otherwise wait for the vocabulary and the models, and its time is limited.
warmVocabulary('en');
tasks.readText({
  text: 'Cook\nNorthgate Kitchens\n\nYou need SQL.',
  title: null,
  address: null,
  readOn: dayOf(new Date()),
});
readAd({ title: 'Cook', text: 'Requirements\n- SQL' });

export interface TaskRequest {
  readonly name: TaskName;
  readonly input: unknown;
  /** Receives a message when the work begins, because a task can wait for its thread. */
  readonly begun: MessagePort;
}

export interface TaskReply {
  readonly answer: unknown;
  /**
   * The processor time of the work in milliseconds: on a busy machine the same work takes several times as long, which
   * is no fault of the account.
   */
  readonly milliseconds: number;
}

/** Does one task. Throws what the task throws. */
export default function runTask({ name, input, begun }: TaskRequest): TaskReply {
  begun.postMessage(true);
  begun.close();
  const before = process.threadCpuUsage();
  const answer = (tasks[name] as (input: unknown) => unknown)(input);
  const { user, system } = process.threadCpuUsage(before);
  return { answer, milliseconds: (user + system) / 1_000 };
}
