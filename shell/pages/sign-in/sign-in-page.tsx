import { brand } from '@shared/contracts';
import { Link, Navigate, useSearchParams } from '@shared/router';
import { ChakraLink, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import { AuthCard } from '../auth-card.tsx';
import type { Half } from './credential-rules.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { GuestLeaving } from './guest-leaving.tsx';
import { nextPath, switchParameter } from './next-path.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInFailed, useRefusal } from './sign-in-failed.tsx';
import { useSignInTexts } from './texts.ts';
import { TryAsGuest } from './try-as-guest.tsx';

/** `?create` opens the mode that creates an account: `/sign-up` redirects to it. */
export const createParameter = 'create';

/** `/login`: signs in and creates accounts, then continues to the requested page. */
export function SignInPage(): ReactNode {
  const t = useSignInTexts();
  const { state, signIn, signInWithPasskey, signUp, enterAsGuest, capabilities } = useSession();
  const [query, setQuery] = useSearchParams();
  const { refusal, show, clear } = useRefusal();
  // While a guest signs in to another account, the session is unknown, and the page must stay as it is.
  const [isLeavingGuest, setIsLeavingGuest] = useState(false);
  const isGuest = state.status === 'signed-in' && state.isAnonymous && query.has(switchParameter);
  if (isGuest && !isLeavingGuest) setIsLeavingGuest(true);
  const canCreate = capabilities.createAccount && !isLeavingGuest;
  const half: Half = query.has(createParameter) && canCreate ? 'create' : 'login';

  const turnTo = (other: Half): void => {
    clear();
    setQuery((current) => {
      const changed = new URLSearchParams(current);
      if (other === 'create') changed.set(createParameter, '1');
      else changed.delete(createParameter);
      return changed;
    });
  };
  const turn = (): void => turnTo(half === 'login' ? 'create' : 'login');

  if (state.status === 'signed-in' && !isGuest) return <Navigate to={nextPath(query)} replace />;

  return (
    <AuthCard
      title={t(`${half}.title`)}
      purpose={t(`${half}.purpose`)}
      home={t('home', { brand: brand.name })}
      below={
        canCreate && (
          <Text textAlign="center" color="fg.muted">
            {t(`${half}.otherQuestion`, { brand: brand.name })}{' '}
            <ChakraLink asChild variant="underline" fontWeight="700" cursor="pointer">
              <button type="button" onClick={turn}>
                {t(`${half}.other`)}
              </button>
            </ChakraLink>
          </Text>
        )
      }
    >
      {isLeavingGuest && <GuestLeaving back={nextPath(query)} />}
      {refusal && <SignInFailed {...refusal} onSignIn={turn} />}
      <CredentialsForm
        half={half}
        isReady={state.status === 'signed-out' || isGuest}
        onSubmit={(credentials) => {
          clear();
          return half === 'create' ? signUp(credentials) : signIn(credentials);
        }}
        onResult={(result) => show(half, result)}
      />
      {half === 'login' && (
        <PasskeyButton
          isReady={state.status === 'signed-out' || isGuest}
          onUse={() => {
            clear();
            return signInWithPasskey();
          }}
          onResult={(result) => show('login', result)}
        />
      )}
      {half === 'login' && capabilities.passwordReset && (
        <ChakraLink asChild variant="underline" alignSelf="center" textStyle="sm">
          <Link to="/forgot-password">{t('login.forgot')}</Link>
        </ChakraLink>
      )}
      {capabilities.guests && !isLeavingGuest && (
        <TryAsGuest
          isReady={state.status === 'signed-out'}
          onTry={() => {
            clear();
            return enterAsGuest();
          }}
          onResult={(result) => show('guest', result)}
        />
      )}
    </AuthCard>
  );
}
