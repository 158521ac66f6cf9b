import { useLocation, useNavigate } from '@shared/router';
import { useLayoutEffect, useState } from 'react';

/** The format that the server creates: thirty-two bytes as base64url. */
const linkShape = /^#token=([\w-]{43})$/;

const tokenIn = (hash: string): string | undefined => linkShape.exec(hash)?.[1];

/**
 * Returns the token of the link that the user followed. It is removed from the address at once, so that it is in no
 * history, bookmark, or screenshot, and is kept in memory only: after a reload the link has to be opened again.
 * Undefined when the address has no complete token.
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
