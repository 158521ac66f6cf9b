/** The entry of a thread that does the work in `tasks.ts`. */
import { type TaskName, tasks } from './tasks.ts';

export interface TaskRequest {
  readonly name: TaskName;
  readonly input: unknown;
}

export interface TaskReply {
  readonly answer: unknown;
  /** The time that the work took, in milliseconds, without waiting for the thread. */
  readonly milliseconds: number;
}

/** Does one task. Throws what the task throws. */
export default function runTask({ name, input }: TaskRequest): TaskReply {
  const started = performance.now();
  const answer = (tasks[name] as (input: unknown) => unknown)(input);
  return { answer, milliseconds: performance.now() - started };
}
