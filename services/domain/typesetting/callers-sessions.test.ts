import { jest } from '@jest/globals';
import { WorkerExited } from '../../../shared/typesetting/engine/supervised-worker.ts';
import { sampleDocument } from '../../../shared/typesetting/fixtures/sample-document.ts';
import { TypesettingError, type TypesettingSession } from '../../../shared/typesetting/typesetter.ts';
import { createCallersSessions } from './callers-sessions.ts';

const ada = { issuer: 'https://identity.example', subject: 'ada' };
const bob = { ...ada, subject: 'bob' };

const tooSlow = new TypesettingError('engine', 'Too slow.', {
  cause: new WorkerExited('No answer within 5000 ms.', true),
});
const crashed = new TypesettingError('engine', 'Crashed.', { cause: new WorkerExited('The thread ended.') });

const failing = (error: Error): TypesettingSession => ({ typeset: () => Promise.reject(error), close: jest.fn() });

test("moves all sessions of a caller whose document takes too long to a separate engine, and no one else's", async () => {
  const open = jest.fn(() => failing(tooSlow));
  const openApart = jest.fn(() => failing(tooSlow));
  const pdf = () => Promise.reject(new Error('No PDF.'));
  const sessions = createCallersSessions({ open, pdf }, { openApart });
  try {
    const draw = (who: typeof ada, name: string) => sessions.sessionOf(who, name).typeset(sampleDocument, null);
    sessions.sessionOf(ada, 'other tab');
    await expect(draw(ada, 'tab')).rejects.toThrow('Too slow.');
    expect(sessions.count()).toBe(0);
    await expect(draw(ada, 'tab')).rejects.toThrow('Too slow.');
    await expect(draw(ada, 'tab')).rejects.toThrow('Too slow.');
    expect([open.mock.calls.length, openApart.mock.calls.length]).toEqual([2, 1]);
    open.mockReturnValue(failing(crashed));
    for (let time = 0; time < 2; time += 1) await expect(draw(bob, 'tab')).rejects.toThrow('Crashed.');
    expect([open.mock.calls.length, openApart.mock.calls.length]).toEqual([3, 1]);
  } finally {
    sessions.close();
  }
});
