import { brand, type RuntimeConfig } from '@shared/contracts';
import { Navigate, useSearchParams } from '@shared/router';
import { Button, ErrorNotice } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import { AuthCard } from '../auth-card.tsx';
import { nextPath } from '../sign-in/next-path.ts';
import { useProviderTexts } from './texts.ts';

type Failure = 'network' | 'unknown';

/**
 * `/login` when an external OpenID provider replaces ours. It redirects only on request, because after a sign-out it
 * must not sign the user in again.
 */
export function ProviderSignInPage({ config }: { readonly config: RuntimeConfig }): ReactNode {
  const t = useProviderTexts();
  const { state, goToProvider } = useSession();
  const [query] = useSearchParams();
  const [isGoing, setIsGoing] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const words = { brand: brand.name, provider: new URL(config.identity.authority).hostname };

  if (state.status === 'signed-in') return <Navigate to={nextPath(query)} replace />;

  const go = async (): Promise<void> => {
    setFailure(undefined);
    setIsGoing(true);
    const result = await goToProvider(nextPath(query));
    if (result.ok) return;
    setIsGoing(false);
    setFailure(result.failure === 'network' ? 'network' : 'unknown');
  };

  return (
    <AuthCard title={t('title')} purpose={t('purpose', words)} home={t('home', words)}>
      {failure && (
        <ErrorNotice key={failure} title={t(`failures.${failure}.title`)}>
          {t(`failures.${failure}.body`)}
        </ErrorNotice>
      )}
      <Button
        width="100%"
        onClick={() => void go()}
        loading={isGoing || state.status === 'loading'}
        loadingText={isGoing ? t('going', words) : t('continue', words)}
      >
        {t('continue', words)}
      </Button>
    </AuthCard>
  );
}
