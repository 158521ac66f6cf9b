import type { ComposedDocument } from '../../documents/composed-document.ts';
import { sampleDocument } from '../fixtures/sample-document.ts';
import { type TypesetAnswer, TypesettingError, type Typesetter } from '../typesetter.ts';
import type { PagesView } from './attach-pages.ts';
import { createLivePages, type LivePagesState } from './live-pages.ts';

const named = (name: string): ComposedDocument => ({ ...sampleDocument, header: { ...sampleDocument.header, name } });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

interface Asked {
  readonly name: string;
  readonly have: number | null;
  readonly answer: (answer: TypesetAnswer) => void;
  readonly fail: (error: Error) => void;
}

/**
 * Creates live pages whose engine answers when the test says so, on a view that accepts only answers that build on it.
 */
function start() {
  const asked: Asked[] = [];
  const states: LivePagesState[] = [];
  let onScreen: number | null = null;
  let closed = false;
  const typesetter: Typesetter = {
    open: () => ({
      typeset: (document, have) =>
        new Promise((answer, fail) => asked.push({ name: document.header.name, have, answer, fail })),
      close: () => (closed = true),
    }),
    pdf: () => Promise.reject(new Error('not asked for')),
  };
  const view: PagesView = {
    show(answer) {
      if (answer.kind === 'changes' && answer.base !== onScreen) return 'full-needed';
      onScreen = answer.revision;
      return 'shown';
    },
    adopt: () => undefined,
    revision: () => onScreen,
    pages: () => [],
    setScale: () => undefined,
    detach: () => undefined,
  };
  const live = createLivePages({ typesetter, view, onState: (state) => states.push(state) });
  return { live, asked, states, isClosed: () => closed };
}

const full = (revision: number): TypesetAnswer => ({ kind: 'full', revision, svg: '', pageCount: 2 });

it('shows answers and reports when the screen is up to date', async () => {
  const { live, asked, states } = start();
  live.update(named('a'));
  asked[0]?.answer(full(1));
  await settled();
  live.update(named('b'));
  expect(asked[1]).toMatchObject({ name: 'b', have: 1 });
  expect(states).toEqual([{ status: 'behind' }, { status: 'current', pageCount: 2 }, { status: 'behind' }]);
});

it('is not up to date while a newer document is being typeset', async () => {
  const { live, asked, states } = start();
  live.update(named('a'));
  live.update(named('b'));
  asked[0]?.answer(full(1));
  await settled();
  expect(states.at(-1)).toEqual({ status: 'behind' });
  asked[1]?.answer(full(2));
  await settled();
  expect(states.at(-1)).toEqual({ status: 'current', pageCount: 2 });
});

it('asks for a full drawing when a change does not fit the screen', async () => {
  const { live, asked, states } = start();
  live.update(named('a'));
  asked[0]?.answer(full(1));
  await settled();
  live.update(named('b'));
  asked[1]?.answer({ kind: 'changes', base: 9, revision: 10, svg: '', pageCount: 2 });
  await settled();
  expect(asked[2]).toMatchObject({ name: 'b', have: null });
  asked[2]?.answer(full(11));
  await settled();
  expect(states.at(-1)).toEqual({ status: 'current', pageCount: 2 });
});

it('reports a failure only of the newest document, and retries on request', async () => {
  const { live, asked, states } = start();
  live.update(named('a'));
  live.update(named('b'));
  asked[0]?.fail(new TypesettingError('superseded', 'newer'));
  await settled();
  expect(states.at(-1)).toEqual({ status: 'behind' });
  asked[1]?.fail(new TypesettingError('network', 'no line'));
  await settled();
  expect(states.at(-1)).toEqual({ status: 'failed', failure: 'network', message: 'no line' });
  live.retry();
  expect(asked[2]).toMatchObject({ name: 'b' });
});

it('reports nothing after it is closed', async () => {
  const { live, asked, states, isClosed } = start();
  live.update(named('a'));
  live.close();
  asked[0]?.answer(full(1));
  live.update(named('b'));
  await settled();
  expect(isClosed()).toBe(true);
  expect(states).toEqual([{ status: 'behind' }]);
  expect(asked).toHaveLength(1);
});
