import type { RuntimeConfig } from '@shared/contracts';
import { Link, useNavigate } from '@shared/router';
import { Button, ButtonLink, ErrorNotice, Text, useNotices } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import { confirmReset, type ConfirmFailure } from '../forgot-password/password-calls.ts';
import { PasswordCard } from '../forgot-password/password-card.tsx';
import { usePasswordTexts } from '../forgot-password/texts.ts';
import { switchParameter } from '../sign-in/next-path.ts';
import { NewPasswordForm, type NewPasswordDecision } from './new-password-form.tsx';
import { useLinkToken } from '../use-link-token.ts';
import { useResetReview } from './use-reset-review.ts';

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
  const { authority } = config.identity;
  const { state: review, retry } = useResetReview(authority, token);
  const [refused, setRefused] = useState<{ readonly token: string; readonly failure: ConfirmFailure }>();
  // A failure of one link does not apply to the next.
  const answer = refused?.token === token ? refused?.failure : undefined;
  const unreviewed = review.status === 'failed' ? review.failure : undefined;
  const failure: Failure | undefined = token === undefined ? 'incomplete-link' : (answer ?? unreviewed);

  const save = async (link: string, decision: NewPasswordDecision): Promise<'fix' | 'done'> => {
    setRefused(undefined);
    const refusal = await confirmReset(authority, { token: link, ...decision });
    if (refusal) {
      setRefused({ token: link, failure: refusal });
      // The account has got contents since the page was opened.
      if (refusal === 'owner-unknown') retry();
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
  const shown = !needsLink && token !== undefined && review.status === 'loaded' ? review.review : undefined;
  return (
    <PasswordCard title={t('reset.title')} {...(shown && { purpose: t('reset.purpose', { email: shown.email }) })}>
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
      {!needsLink && review.status === 'loading' && (
        <Text role="status" color="fg.muted">
          {t('reset.loading')}
        </Text>
      )}
      {!needsLink && review.status === 'failed' && (
        <Button width="100%" onClick={retry}>
          {t('reset.retry')}
        </Button>
      )}
      {shown && token !== undefined && (
        <NewPasswordForm key={token} review={shown} onSubmit={(decision) => save(token, decision)} />
      )}
    </PasswordCard>
  );
}
