import { storedValue, useEnvironment } from '@shared/remote-kit';
import { createPageEngine, type PageEngineOptions, type Typesetter } from '@shared/typesetting';
import { useMemo } from 'react';

/** Milliseconds for which a lost connection is remembered as a sign of someone who works on the go (60 days). */
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

/**
 * One typesetter for all documents of a page, so that measurements of the network and an engine in the browser are
 * kept.
 */
const engines = new WeakMap<object, Typesetter>();

/** Returns the typesetter that makes this remote's pages and PDFs. */
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
