import { brand } from '@shared/contracts';
import { Link, useSearchParams } from '@shared/router';
import { ButtonLink, ErrorNotice, ListSkeleton } from '@shared/ui';
import type { ReactNode } from 'react';
import { AuthCard } from '../auth-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { interactionParameter } from '../sign-in/next-path.ts';
import { SignInCard } from './sign-in-card.tsx';
import { useInteractionTexts } from './texts.ts';
import { useInteraction } from './use-interaction.ts';

/** `/login?interaction=…`: where another application sends users to sign in with their account here. */
export function InteractionPage(): ReactNode {
  const [query] = useSearchParams();
  const t = useInteractionTexts();
  const { state, retry, answer } = useInteraction(query.get(interactionParameter) ?? '');
  const home = t('home', { brand: brand.name });

  if (state.status === 'asked') {
    const { asked } = state;
    return asked.prompt === 'login' ? (
      <SignInCard asked={asked} answer={answer} />
    ) : (
      <ConsentCard asked={asked} answer={answer} />
    );
  }
  if (state.status === 'gone') {
    return (
      <AuthCard title={t('gone.title')} purpose={t('gone.body')} home={home}>
        <ButtonLink>
          <Link to="/login">{t('gone.toSignIn', { brand: brand.name })}</Link>
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('looking')} home={home}>
      {state.status === 'failed' ? (
        <ErrorNotice title={t('failures.network.title')} onRetry={retry}>
          {t('failures.network.body')}
        </ErrorNotice>
      ) : (
        <ListSkeleton rows={2} />
      )}
    </AuthCard>
  );
}
