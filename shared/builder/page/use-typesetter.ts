import { useEnvironment } from '@shared/remote-kit';
import { createServerEngine, type Typesetter } from '@shared/typesetting';
import { useMemo } from 'react';

/** The engine that makes this remote's pages and PDFs. */
export function useTypesetter(): Typesetter {
  const { endpoints, session } = useEnvironment();
  return useMemo(
    () => createServerEngine({ endpoint: endpoints.typeset, getToken: (request) => session.getToken(request) }),
    [endpoints.typeset, session],
  );
}
