import { brand } from '@shared/contracts';
import { useFormats } from '@shared/i18n';
import { Button, ChakraLink, ErrorNotice, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { SignInFailure, SignInResult } from '../../session/session-state.ts';
import { FrontCard } from '../front-card.tsx';
import type { Half } from '../sign-in/credential-rules.ts';
import { CredentialsForm } from '../sign-in/credentials-form.tsx';
import { useSignInTexts } from '../sign-in/texts.ts';
import type { Asked } from './interaction-calls.ts';
import { useInteractionTexts } from './texts.ts';
import type { Interaction } from './use-interaction.ts';

interface Props {
  readonly asked: Asked;
  readonly answer: Interaction['answer'];
}

/** Signs in or creates an account for another application. Guests are nobody there, so none are offered. */
export function SignInCard({ asked, answer }: Props): ReactNode {
  const t = useInteractionTexts();
  const forms = useSignInTexts();
  const formats = useFormats();
  const [half, setHalf] = useState<Half>('login');
  const [failure, setFailure] = useState<SignInFailure>();
  /** `in 4 seconds`: when the next try is looked at. */
  const [wait, setWait] = useState<string>();
  const words = { client: asked.client.name };

  const turn = (): void => {
    setFailure(undefined);
    setHalf(half === 'login' ? 'create' : 'login');
  };
  const showResult = (result: SignInResult): void => {
    setFailure(result.ok ? undefined : result.failure);
    const seconds = result.ok ? undefined : result.retryAfter;
    setWait(seconds === undefined ? undefined : formats.relative(new Date(Date.now() + seconds * 1000)));
  };

  return (
    <FrontCard
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
            <button type="button" onClick={() => void answer('cancel').then(showResult)}>
              {t('back', words)}
            </button>
          </ChakraLink>
        </Stack>
      }
    >
      {failure && (
        <ErrorNotice
          key={failure}
          title={forms(`failures.${failure}.title`)}
          action={
            failure === 'email-taken' && (
              <Button variant="outline" size="sm" onClick={turn}>
                {forms('failures.email-taken.action')}
              </Button>
            )
          }
        >
          {wait === undefined ? forms(`failures.${failure}.body`) : forms(`failures.${failure}.wait`, { when: wait })}
        </ErrorNotice>
      )}
      <CredentialsForm
        half={half}
        isReady
        onSubmit={(credentials) => {
          setFailure(undefined);
          return answer(half === 'create' ? 'register' : 'login', credentials);
        }}
        onResult={showResult}
      />
    </FrontCard>
  );
}
