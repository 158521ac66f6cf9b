import { outgoingMail } from '../database/schema/outgoing-mail.ts';
import { until } from '../../../tooling/testing/until.ts';
import { message, startOutboxScene, type OutboxScene } from './__tests__/outbox-scene.ts';
import type { Mailer, Message } from './mailer.ts';
import type { SendFailure } from './outbox.ts';

let scene: OutboxScene;
beforeAll(async () => {
  scene = await startOutboxScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await scene.db.delete(outgoingMail);
});

describe('the outbox', () => {
  /** A mail server that accepts messages while `up` is true and records them. */
  const postOffice = (): Mailer & { up: boolean; attempts: number; readonly sent: Message[] } => ({
    up: true,
    attempts: 0,
    sent: [],
    send(incoming) {
      this.attempts += 1;
      if (!this.up) return Promise.reject(Object.assign(new Error('to ada@example.org'), { code: 'ECONNREFUSED' }));
      this.sent.push(incoming);
      return Promise.resolve();
    },
  });

  test('deletes a message that was sent', async () => {
    const mailer = postOffice();
    const outbox = scene.start({ mailer });
    await outbox.post(message({ usefulFor: 60_000 }));
    await until(() => mailer.sent.length > 0);
    await outbox.close();
    expect(mailer.sent).toEqual([message()]);
    expect(await scene.waiting()).toEqual([]);
  });

  test('seals waiting messages, and retries with growing delays until one is delivered', async () => {
    const mailer = postOffice();
    mailer.up = false;
    const times: number[] = [];
    const outbox = scene.start({ mailer, onFailure: () => times.push(Date.now()), delays: [30, 90] });
    await outbox.post(message());
    const [row] = await scene.waiting();
    expect(JSON.stringify(row)).not.toMatch(/ada|password/);
    await until(() => times.length >= 4);
    mailer.up = true;
    await until(() => mailer.sent.length > 0);
    await outbox.close();
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(29);
    expect(times[3]! - times[2]!).toBeGreaterThanOrEqual(89);
    expect(await scene.waiting()).toEqual([]);
  });

  test('lets the next process send what a killed or closed process left', async () => {
    const hanging: Mailer = { send: () => new Promise(() => undefined) };
    const killed = scene.start({ mailer: hanging });
    await killed.post(message({ subject: 'under way' }));
    await until(async () => (await scene.waiting())[0]?.attempts === 1);
    const down = postOffice();
    down.up = false;
    const ended = scene.start({ mailer: down, delays: [60_000] });
    await ended.post(message({ subject: 'waits' }));
    await until(() => down.attempts > 0);
    await ended.close();

    const mailer = postOffice();
    const next = scene.start({ mailer });
    await next.post(message({ subject: 'new' }));
    await until(() => mailer.sent.length > 0);
    // A message that another process may still be sending is left alone.
    expect(mailer.sent.map(({ subject }) => subject)).toEqual(['new']);
    await scene.db.update(outgoingMail).set({ dueAt: new Date(0) });
    await until(() => mailer.sent.length === 3);
    await next.close();
    expect(mailer.sent.map(({ subject }) => subject).sort()).toEqual(['new', 'under way', 'waits']);
  });

  test('gives up on a message that has become useless', async () => {
    const mailer = postOffice();
    mailer.up = false;
    const failures: SendFailure[] = [];
    const outbox = scene.start({ mailer, onFailure: (failure) => failures.push(failure), delays: [10, 5_000] });
    await outbox.post(message({ usefulFor: 2_000 }));
    await until(() => failures.length === 2);
    await outbox.close();
    expect(failures.map(({ isLast }) => isLast)).toEqual([false, true]);
    expect(await scene.waiting()).toEqual([]);
  });

  test('sends each message once from several outboxes, and none of a rolled-back transaction', async () => {
    const mailer = postOffice();
    const outboxes = [1, 2, 3].map(() => scene.start({ mailer }));
    await Promise.all(
      Array.from({ length: 30 }, (_each, index) => outboxes[index % 3]!.post(message({ subject: `Number ${index}` }))),
    );
    const undone = scene.db.transaction(async (transaction) => {
      await outboxes[0]!.post(message({ subject: 'undone' }), transaction);
      throw new Error('Not after all.');
    });
    await expect(undone).rejects.toThrow('Not after all.');
    await scene.db.transaction((transaction) => outboxes[0]!.post(message({ subject: 'kept' }), transaction));
    await until(() => mailer.sent.length === 31);
    await Promise.all(outboxes.map((outbox) => outbox.close()));
    expect(new Set(mailer.sent.map(({ subject }) => subject)).size).toBe(31);
    expect(mailer.sent.map(({ subject }) => subject)).not.toContain('undone');
  });

  test('leaves messages that other processes have sealed alone when it has no secret', async () => {
    const hanging: Mailer = { send: () => new Promise(() => undefined) };
    const sealing = scene.start({ mailer: hanging });
    await sealing.post(message({ subject: 'sealed' }));
    await until(async () => (await scene.waiting())[0]?.attempts === 1);
    await scene.db.update(outgoingMail).set({ dueAt: new Date(0) });
    await sealing.close();
    const mailer = postOffice();
    const outbox = scene.start({ mailer, sealing: undefined });
    await outbox.post(message({ subject: 'in clear' }));
    await until(() => mailer.sent.length > 0);
    await outbox.close();
    expect(mailer.sent.map(({ subject }) => subject)).toEqual(['in clear']);
    expect(await scene.waiting()).toHaveLength(1);
  });
});
