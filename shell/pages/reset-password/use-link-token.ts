import { useLocation, useNavigate } from '@shared/router';
import { useLayoutEffect, useState } from 'react';

/** What the server makes: thirty-two bytes as base64url. */
const linkShape = /^#token=([\w-]{43})$/;

const tokenIn = (hash: string): string | undefined => linkShape.exec(hash)?.[1];

/**
 * The token of the link that the person came by. It is taken out of the address at once, so that it stays in no history,
 * bookmark or screenshot, and lives in memory only: after a reload the link has to be opened again. Undefined when the
 * address has none, or half of one.
 */
export function useLinkToken(): string | undefined {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [seen, setSeen] = useState({ hash, token: tokenIn(hash) });
  // Another link was opened in the same tab.
  if (hash !== '' && hash !== seen.hash) setSeen({ hash, token: tokenIn(hash) });
  useLayoutEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return seen.token;
}
