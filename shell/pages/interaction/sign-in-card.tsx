import { brand } from '@shared/contracts';
import { ChakraLink, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { AuthCard } from '../auth-card.tsx';
import type { Half } from '../sign-in/credential-rules.ts';
import { CredentialsForm } from '../sign-in/credentials-form.tsx';
import { GuestLeaving } from '../sign-in/guest-leaving.tsx';
import { PasskeyButton } from '../sign-in/passkey-button.tsx';
import { SignInFailed, useRefusal } from '../sign-in/sign-in-failed.tsx';
import { useSignInTexts } from '../sign-in/texts.ts';
import { TryAsGuest } from '../sign-in/try-as-guest.tsx';
import type { InteractionRequest } from './interaction-calls.ts';
import { useInteractionTexts } from './texts.ts';
import type { Interaction } from './use-interaction.ts';

interface Props {
  readonly asked: InteractionRequest;
  readonly answer: Interaction['answer'];
}

/** Signs in or creates an account for another application; guests are offered access where it accepts them. */
export function SignInCard({ asked, answer }: Props): ReactNode {
  const t = useInteractionTexts();
  const forms = useSignInTexts();
  const [half, setHalf] = useState<Half>('login');
  const { refusal, show, clear } = useRefusal();
  const words = { client: asked.client.name };

  const turn = (): void => {
    clear();
    setHalf(half === 'login' ? 'create' : 'login');
  };

  return (
    <AuthCard
      title={t(`${half}.title`)}
      purpose={t(`${half}.purpose`, words)}
      home={t('home', { brand: brand.name })}
      below={
        <Stack align="center" gap="2">
          <Text color="fg.muted">
            {forms(`${half}.otherQuestion`, { brand: brand.name })}{' '}
            <ChakraLink asChild variant="underline" fontWeight="700" cursor="pointer">
              <button type="button" onClick={turn}>
                {forms(`${half}.other`)}
              </button>
            </ChakraLink>
          </Text>
          <ChakraLink asChild variant="underline" cursor="pointer" textAlign="center">
            <button type="button" onClick={() => void answer('cancel').then((result) => show(half, result))}>
              {t('back', words)}
            </button>
          </ChakraLink>
        </Stack>
      }
    >
      {asked.leavesGuest && <GuestLeaving back={brand.home} />}
      {refusal && <SignInFailed {...refusal} onSignIn={turn} />}
      <CredentialsForm
        half={half}
        isReady
        onSubmit={(credentials) => {
          clear();
          return answer(half === 'create' ? 'register' : 'login', credentials);
        }}
        onResult={(result) => show(half, result)}
      />
      {half === 'login' && (
        <PasskeyButton
          isReady
          onUse={() => {
            clear();
            return answer('passkey');
          }}
          onResult={(result) => show('login', result)}
        />
      )}
      {asked.client.guests && !asked.leavesGuest && (
        <TryAsGuest
          isReady
          onTry={() => {
            clear();
            return answer('anonymous');
          }}
          onResult={(result) => show('guest', result)}
        />
      )}
    </AuthCard>
  );
}
