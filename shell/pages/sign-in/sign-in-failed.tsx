import { useFormats } from '@shared/i18n';
import { Button, ErrorNotice } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { SignInFailure, SignInResult } from '../../session/session-state.ts';
import type { Half } from './credential-rules.ts';
import { useSignInTexts } from './texts.ts';

/** Too many new accounts and too many guests have texts of their own, because they are limited by client network. */
type Shown = Exclude<SignInFailure, 'code-required'> | 'too-many-accounts' | 'too-many-guests';

/** What was attempted. */
export type SignInAttempt = Half | 'guest';

interface Refusal {
  readonly failure: Shown;
  /** The time until the next attempt is accepted: `in 4 minutes`. */
  readonly wait: string | undefined;
}

const tooMany: Readonly<Record<SignInAttempt, Shown>> = {
  login: 'too-many-attempts',
  create: 'too-many-accounts',
  guest: 'too-many-guests',
};

/** Returns the last refusal, if there is one, with functions that set and clear it. */
export function useRefusal(): {
  readonly refusal: Refusal | undefined;
  readonly show: (attempted: SignInAttempt, result: SignInResult) => void;
  readonly clear: () => void;
} {
  const formats = useFormats();
  const [refusal, setRefusal] = useState<Refusal>();
  return {
    refusal,
    show: (attempted, result) => {
      if (result.ok) {
        setRefusal(undefined);
        return;
      }
      const { failure, retryAfter } = result;
      // The form asks for the code itself.
      if (failure === 'code-required') return;
      setRefusal({
        failure: failure === 'too-many-attempts' ? tooMany[attempted] : failure,
        wait: retryAfter === undefined ? undefined : formats.relative(new Date(Date.now() + retryAfter * 1000)),
      });
    },
    clear: () => setRefusal(undefined),
  };
}

/** Says what happened and what is safe, with one action. `onSignIn` switches to the sign-in mode. */
export function SignInFailed({ failure, wait, onSignIn }: Refusal & { readonly onSignIn: () => void }): ReactNode {
  const t = useSignInTexts();
  return (
    <ErrorNotice
      key={failure}
      title={t(`failures.${failure}.title`)}
      action={
        failure === 'email-taken' && (
          <Button variant="outline" size="sm" onClick={onSignIn}>
            {t('failures.email-taken.action')}
          </Button>
        )
      }
    >
      {wait === undefined ? t(`failures.${failure}.body`) : t(`failures.${failure}.wait`, { when: wait })}
    </ErrorNotice>
  );
}
