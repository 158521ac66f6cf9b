import { useFormats } from '@shared/i18n';
import { Button, ErrorNotice } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { SignInFailure, SignInResult } from '../../session/session-state.ts';
import type { Half } from './credential-rules.ts';
import { useSignInTexts } from './texts.ts';

/** Too many of what has its own words: accounts and guests are counted by place. */
type Shown = SignInFailure | 'too-many-accounts' | 'too-many-guests';

/** What was tried. */
export type Attempted = Half | 'guest';

interface Refusal {
  readonly failure: Shown;
  /** `in 4 minutes`: when the next try is looked at. */
  readonly wait: string | undefined;
}

const tooMany: Readonly<Record<Attempted, Shown>> = {
  login: 'too-many-attempts',
  create: 'too-many-accounts',
  guest: 'too-many-guests',
};

/** The last refusal, if there is one, and how to show or forget it. */
export function useRefusal(): {
  readonly refusal: Refusal | undefined;
  readonly show: (attempted: Attempted, result: SignInResult) => void;
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
      setRefusal({
        failure: failure === 'too-many-attempts' ? tooMany[attempted] : failure,
        wait: retryAfter === undefined ? undefined : formats.relative(new Date(Date.now() + retryAfter * 1000)),
      });
    },
    clear: () => setRefusal(undefined),
  };
}

/** What happened, what is safe, and one thing to do. `onSignIn` turns to the half that signs in. */
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
