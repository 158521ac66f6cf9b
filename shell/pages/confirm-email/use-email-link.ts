import { useCallback, useEffect, useRef, useState } from 'react';
import { confirmEmail, type ConfirmEmailFailure } from './confirm-email.ts';

export type EmailLinkState =
  | { readonly status: 'done'; readonly kind: 'confirm' | 'undo'; readonly email: string }
  | {
      readonly status: 'working' | 'waiting';
      readonly failure?: ConfirmEmailFailure | 'incomplete-link' | undefined;
      /** The address whose account's password is needed. */
      readonly asksFor?: string | undefined;
    };

/** Uses a link as soon as the session of this browser is known. `confirm` tries again, with a password if one is needed. */
export function useEmailLink(
  authority: string,
  token: string | undefined,
  isReady: boolean,
): { readonly state: EmailLinkState; readonly confirm: (password?: string) => Promise<void> } {
  const [state, setState] = useState<EmailLinkState>({ status: 'working' });

  const confirm = useCallback(
    async (password?: string) => {
      if (token === undefined) return;
      if (password === undefined) setState({ status: 'working' });
      const result = await confirmEmail(authority, { token, password });
      if (result.status === 'password-required') setState({ status: 'waiting', asksFor: result.email });
      else if (result.status === 'failed')
        setState((before) => ({
          status: 'waiting',
          failure: result.failure,
          // A wrong password can be corrected; a link that is gone cannot.
          ...('asksFor' in before && result.failure !== 'invalid-link' && { asksFor: before.asksFor }),
        }));
      else setState(result);
    },
    [authority, token],
  );

  // A link works once, so it must not be sent twice.
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (!isReady || token === undefined || sent.current === token) return;
    sent.current = token;
    void confirm();
  }, [isReady, token, confirm]);

  if (token === undefined) return { state: { status: 'waiting', failure: 'incomplete-link' }, confirm };
  return { state, confirm };
}
