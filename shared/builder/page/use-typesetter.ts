import { storedValue, useEnvironment } from '@shared/remote-kit';
import { createPageEngine, type PageEngineOptions, type Typesetter } from '@shared/typesetting';
import { useMemo } from 'react';

/** Milliseconds: who lost the network longer ago than this is not taken for somebody who works on the way. */
const remembered = 60 * 24 * 60 * 60 * 1000;

/** When this browser last lost the network in a builder, in milliseconds since 1970. */
const lostAt = storedValue<number>('tessera.typesetting.lostAt', {
  parse: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : undefined),
  print: String,
});

const memory: PageEngineOptions['memory'] = {
  wasLost: () => Date.now() - (lostAt.get() ?? 0) < remembered,
  rememberLoss: () => void lostAt.set(Date.now()),
};

/** One for all documents of a page: what it has learnt of the network, and an engine in the browser, last. */
const engines = new WeakMap<object, Typesetter>();

/** The engine that makes this remote's pages and PDFs. */
export function useTypesetter(): Typesetter {
  const { endpoints, session } = useEnvironment();
  return useMemo(() => {
    const known = engines.get(session);
    if (known) return known;
    const engine = createPageEngine({
      endpoint: endpoints.typeset,
      getToken: (request) => session.getToken(request),
      memory,
    });
    engines.set(session, engine);
    return engine;
  }, [endpoints.typeset, session]);
}
