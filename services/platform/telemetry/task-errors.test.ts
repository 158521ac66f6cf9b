import { createTaskErrors, repeatAfterMs } from './task-errors.ts';

function startTask() {
  const lines: object[] = [];
  let counted = 0;
  let time = 0;
  const onError = createTaskErrors({
    log: { error: (about: unknown) => void lines.push(about as object) },
    task: 'mail',
    count: () => void (counted += 1),
    now: () => time,
  });
  return { lines, onError, count: () => counted, pass: (ms: number) => void (time += ms) };
}

const refused = () => new Error('Failed query', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) });

test('logs a failure once for each reason, and counts all', () => {
  const { lines, onError, count } = startTask();
  for (let round = 0; round < 30; round += 1) onError(refused());
  expect(lines).toMatchObject([{ task: 'mail' }]);
  onError(new Error('The disk is full'));
  expect(lines).toHaveLength(2);
  expect(count()).toBe(31);
});

test('says again that a task still fails, and how often it did', () => {
  const { lines, onError, pass } = startTask();
  onError(refused());
  onError(refused());
  onError(refused());
  pass(repeatAfterMs);
  onError(refused());
  expect(lines).toMatchObject([{ task: 'mail' }, { task: 'mail', repeated: 2 }]);
  onError(refused());
  expect(lines).toHaveLength(2);
});
