import { brand, type RuntimeConfig } from '@shared/contracts';
import { Link } from '@shared/router';
import { Button, ButtonLink, ErrorNotice } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { AuthCard } from '../auth-card.tsx';
import { usePasswordTexts } from '../forgot-password/texts.ts';
import { useLinkToken } from '../use-link-token.ts';
import { endSignIn, type EndSignInFailure } from './end-sign-in.ts';
import { useEndSessionTexts } from './texts.ts';

/**
 * `/end-session`: the target of the link in an email about a sign-in on a new device. It waits for a press, because
 * programs that check mail open links as well.
 */
export function EndSessionPage({ config }: { readonly config: RuntimeConfig }): ReactNode {
  const token = useLinkToken();
  // Another link that is opened in the same tab starts anew.
  return <EndSession key={token} authority={config.identity.authority} token={token} />;
}

interface EndSessionProps {
  readonly authority: string;
  readonly token: string | undefined;
}

function EndSession({ authority, token }: EndSessionProps): ReactNode {
  const t = useEndSessionTexts();
  const home = usePasswordTexts()('home', { brand: brand.name });
  const [status, setStatus] = useState<'waiting' | 'working' | 'ended'>('waiting');
  const [refusal, setRefusal] = useState<EndSignInFailure>();
  const failure = token === undefined ? 'incomplete-link' : refusal;

  if (status === 'ended') {
    return (
      <AuthCard home={home} title={t('endedTitle')} purpose={t('ended')}>
        <ButtonLink width="100%">
          <Link to="/forgot-password">{t('newPassword')}</Link>
        </ButtonLink>
      </AuthCard>
    );
  }
  const end = async (given: string): Promise<void> => {
    setRefusal(undefined);
    setStatus('working');
    const failed = await endSignIn(authority, given);
    setRefusal(failed);
    setStatus(failed === undefined ? 'ended' : 'waiting');
  };
  const isOver = token === undefined || failure === 'invalid-link';
  return (
    <AuthCard home={home} title={t('title')} {...(!isOver && { purpose: t('purpose') })}>
      {failure && (
        <ErrorNotice key={failure} title={t(`failures.${failure}.title`)}>
          {t(`failures.${failure}.body`)}
        </ErrorNotice>
      )}
      {isOver ? (
        <ButtonLink width="100%">
          <Link to="/login">{t('toSignIn')}</Link>
        </ButtonLink>
      ) : (
        <Button width="100%" loading={status === 'working'} loadingText={t('ending')} onClick={() => void end(token)}>
          {t('end')}
        </Button>
      )}
    </AuthCard>
  );
}
