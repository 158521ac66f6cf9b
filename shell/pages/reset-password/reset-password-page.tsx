import type { RuntimeConfig } from '@shared/contracts';
import { Link, useNavigate } from '@shared/router';
import { ButtonLink, ErrorNotice, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import { confirmReset, type ConfirmFailure } from '../forgot-password/password-calls.ts';
import { PasswordCard } from '../forgot-password/password-card.tsx';
import { usePasswordTexts } from '../forgot-password/texts.ts';
import { switchParameter } from '../sign-in/next-path.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';

type Failure = ConfirmFailure | 'incomplete-link';

/** Milliseconds, long enough to read the notice while the next page loads. */
const noticeTime = 20_000;

/** `/reset-password`: the target of the link in the email. Takes the new password, then continues to sign in. */
export function ResetPasswordPage({ config }: { readonly config: RuntimeConfig }): ReactNode {
  const t = usePasswordTexts();
  const { state, signOut } = useSession();
  const navigate = useNavigate();
  const notices = useNotices();
  const token = useLinkToken();
  const [refused, setRefused] = useState<{ readonly token: string; readonly failure: ConfirmFailure }>();
  // A failure of one link does not apply to the next.
  const answer = refused?.token === token ? refused?.failure : undefined;
  const failure: Failure | undefined = token === undefined ? 'incomplete-link' : answer;

  const save = async (link: string, password: string): Promise<'fix' | 'done'> => {
    setRefused(undefined);
    const refusal = await confirmReset(config.identity.authority, { token: link, password });
    if (refusal) {
      setRefused({ token: link, failure: refusal });
      return refusal === 'weak-password' ? 'fix' : 'done';
    }
    // All sessions of the account have ended, including this browser's. A guest's session is another account with its
    // own work.
    const isGuest = state.status === 'signed-in' && state.isAnonymous;
    if (state.status !== 'signed-out' && !isGuest) await signOut();
    notices.show({
      kind: 'success',
      title: t('changed.title'),
      description: t('changed.text'),
      duration: noticeTime,
    });
    await navigate(isGuest ? `/login?${switchParameter}=1` : '/login', { replace: true });
    return 'done';
  };

  const needsLink = failure === 'incomplete-link' || failure === 'invalid-link';
  return (
    <PasswordCard title={t('reset.title')} {...(!needsLink && { purpose: t('reset.purpose') })}>
      {failure && (
        <ErrorNotice key={failure} title={t(`failures.${failure}.title`)}>
          {t(`failures.${failure}.body`)}
        </ErrorNotice>
      )}
      {needsLink && (
        <ButtonLink width="100%">
          <Link to="/forgot-password">{t('reset.newLink')}</Link>
        </ButtonLink>
      )}
      {!needsLink && token !== undefined && (
        <NewPasswordForm key={token} onSubmit={(password) => save(token, password)} />
      )}
    </PasswordCard>
  );
}
