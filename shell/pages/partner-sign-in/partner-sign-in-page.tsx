import type { RuntimeConfig } from '@shared/contracts';
import { Navigate, useSearchParams } from '@shared/router';
import { Button, HStack, Stack, Text } from '@shared/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ErrorReporting } from '../../reporting/error-reporting.ts';
import { useSession } from '../../session/session-context.ts';
import { AuthCard } from '../auth-card.tsx';
import { nextPath } from '../sign-in/next-path.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { usePartnerTexts } from './texts.ts';
import { usePartnerSignIn, type SignInStep } from './use-partner-sign-in.ts';

export interface PartnerSignInPageProps {
  readonly config: RuntimeConfig;
  readonly reporting: ErrorReporting;
}

/** The part of the host after `myresume.`, or in development the host itself (product.md §4). */
const domainOf = (host: string): string => host.replace(/^myresume\./, '');

/** Each step removes the button that was pressed, so the focus moves to the card for keyboard users. */
function useFocusAfterSteps(step: SignInStep['name']): RefObject<HTMLDivElement | null> {
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    const wasPressed = shown.current !== 'looking-up';
    shown.current = step;
    if (wasPressed) card.current?.focus();
  }, [step]);
  return card;
}

/**
 * `/oidc`: signs a partner's customers in at the partner, in a separate window, then continues to the requested page.
 */
export function PartnerSignInPage({ config, reporting }: PartnerSignInPageProps): ReactNode {
  const t = usePartnerTexts();
  const { state } = useSession();
  const [query] = useSearchParams();
  const { partner } = config;
  const domain = partner?.domain ?? domainOf(window.location.host);
  const signIn = usePartnerSignIn({ config, domain, reporting });
  const { step } = signIn;
  const words = { portal: partner?.name ?? domain };
  const title = partner ? t('title', words) : t('titleUnknown');
  const card = useFocusAfterSteps(step.name);

  if (state.status === 'signed-in') return <Navigate to={nextPath(query)} replace />;

  return (
    <AuthCard title={title} purpose={partner && t('purpose', words)} card={card}>
      {step.name === 'failed' && (
        <SignInFailed failure={step.failure} domain={domain} partner={partner} signIn={signIn} />
      )}
      {(step.name === 'looking-up' || step.name === 'ready') && partner && (
        <Button
          width="100%"
          onClick={signIn.open}
          loading={step.name === 'looking-up' || state.status === 'loading'}
          loadingText={t('lookingUp')}
        >
          {t('continue', words)}
        </Button>
      )}
      {/* The live region must exist before it announces anything. */}
      <Stack gap="4" role="status" _empty={{ mt: '-6' }}>
        {step.name === 'waiting' && (
          <>
            <Stack gap="1">
              <Text fontWeight="700">{t('waiting.title', words)}</Text>
              <Text color="fg.muted">{t('waiting.body', words)}</Text>
            </Stack>
            <HStack gap="3" wrap="wrap">
              <Button size="sm" onClick={signIn.showWindow}>
                {t('waiting.show')}
              </Button>
              <Button size="sm" variant="outline" onClick={signIn.cancel}>
                {t('waiting.cancel')}
              </Button>
            </HStack>
          </>
        )}
        {step.name === 'finishing' && <Text color="fg.muted">{t('finishing')}</Text>}
      </Stack>
    </AuthCard>
  );
}
