import { startTestDatabase } from '../../../../tooling/testing/database.ts';
import { outgoingMail } from '../../database/schema/outgoing-mail.ts';
import type { Message } from '../mailer.ts';
import { createOutbox, type Outbox, type OutboxOptions } from '../outbox.ts';

export const message = (changes: Partial<Message> = {}): Message => ({
  to: 'ada@example.org',
  subject: 'Choose a new password',
  text: 'Résumés & letters\n',
  html: '<!doctype html><p>Résumés &amp; letters</p>',
  ...changes,
});

/** Creates outboxes on their own PostgreSQL database. */
export async function startOutboxScene() {
  const database = await startTestDatabase();
  return {
    db: database.db,
    stop: () => database.stop(),
    waiting: () => database.db.select().from(outgoingMail),
    /** Polls often. An unexpected error fails the test. */
    start: (options: Partial<OutboxOptions> & Pick<OutboxOptions, 'mailer'>): Outbox =>
      createOutbox({
        database: database.db,
        sealing: {
          seal: (text, label) => Buffer.from(`${label}:${text}`).toString('base64'),
          open: (sealed, label) => ({
            text: Buffer.from(sealed, 'base64')
              .toString()
              .slice(label.length + 1),
          }),
        },
        onFailure: () => undefined,
        onError(error) {
          throw error;
        },
        pollIntervalMs: 10,
        ...options,
      }),
  };
}

export type OutboxScene = Awaited<ReturnType<typeof startOutboxScene>>;
