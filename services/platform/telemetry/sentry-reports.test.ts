import { fastify } from 'fastify';
import { startObservers } from '../../../mocks/observers/observers.ts';
import { createLog } from './log.ts';
import { sentryReports } from './sentry-reports.ts';

test('reports logged errors without personal data, and no warnings', async () => {
  const observers = await startObservers();
  const app = fastify({
    loggerInstance: createLog({
      level: 'warn',
      stream: { write: () => undefined },
      roles: ['site'],
      onError: sentryReports(observers.settings.SENTRY_DSN),
    }),
  });
  app.log.warn({ err: new Error('only a warning') });
  app.log.error({ incident: '1', err: new RangeError('No row for ada@example.org') }, 'failed');
  app.log.error(new Error('second'));
  const deadline = Date.now() + 5_000;
  while (observers.told.length < 2 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
  await app.close();
  await observers.stop();
  const all = observers.told.map(({ path, text }) => path + text);
  expect(all).toHaveLength(2);
  expect(all.join()).toContain('RangeError');
  expect(all.join()).toContain('sentry-reports.test');
  expect(all.join()).not.toMatch(/ada@|only a warning/);
  expect(observers.told[0]!.path).toBe('/api/7/envelope/');
});
