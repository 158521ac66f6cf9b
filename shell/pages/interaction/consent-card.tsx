import { brand } from '@shared/contracts';
import { Button, ChakraLink, ErrorNotice, Flex, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { AuthCard } from '../auth-card.tsx';
import type { InteractionRequest } from './interaction-calls.ts';
import { useInteractionTexts } from './texts.ts';
import type { Interaction } from './use-interaction.ts';

interface Props {
  readonly asked: InteractionRequest;
  readonly answer: Interaction['answer'];
}

/** The scopes that have a text. The provider grants no others; a guest has no address to share. */
const known = new Set(['openid', 'email']);

/** Asks whether another application may learn the user's identity. Our own application never asks. */
export function ConsentCard({ asked, answer }: Props): ReactNode {
  const t = useInteractionTexts();
  const [choice, setChoice] = useState<'allow' | 'deny'>();
  const [failure, setFailure] = useState<'network' | 'unknown'>();
  const { client, account, otherAccount } = asked;
  const words = { client: client.name, brand: brand.name };

  const choose = async (chosen: 'allow' | 'deny'): Promise<void> => {
    setFailure(undefined);
    setChoice(chosen);
    const result = await answer('consent', { allow: chosen === 'allow' });
    setChoice(undefined);
    if (!result.ok) setFailure(result.failure === 'network' ? 'network' : 'unknown');
  };

  return (
    <AuthCard
      title={t('consent.title', words)}
      purpose={
        account &&
        (account.email === null
          ? t('consent.signedInAsGuest', words)
          : t('consent.signedInAs', { ...words, email: account.email }))
      }
      home={t('home', words)}
      below={
        otherAccount !== undefined && (
          <ChakraLink href={otherAccount} variant="underline" alignSelf="center">
            {t('consent.otherAccount')}
          </ChakraLink>
        )
      }
    >
      {failure && (
        <ErrorNotice key={failure} title={t(`failures.${failure}.title`)}>
          {t(`failures.${failure}.body`)}
        </ErrorNotice>
      )}
      <Stack gap="2">
        <Text>{t('consent.gets', words)}</Text>
        <Stack as="ul" gap="1" ps="6" listStyleType="disc">
          {client.scopes
            .filter((scope) => known.has(scope) && !(scope === 'email' && account?.email === null))
            .map((scope) => (
              <Text as="li" key={scope}>
                {t(`consent.scopes.${scope}`)}
              </Text>
            ))}
        </Stack>
        <Text color="fg.muted">{t('consent.safe')}</Text>
      </Stack>
      <Flex gap="3" wrap="wrap">
        <Button
          flex="1"
          onClick={() => void choose('allow')}
          loading={choice === 'allow'}
          loadingText={t('consent.allowing', words)}
          disabled={choice === 'deny'}
        >
          {t('consent.allow')}
        </Button>
        <Button
          flex="1"
          variant="outline"
          onClick={() => void choose('deny')}
          loading={choice === 'deny'}
          loadingText={t('consent.denying')}
          disabled={choice === 'allow'}
        >
          {t('consent.deny')}
        </Button>
      </Flex>
    </AuthCard>
  );
}
