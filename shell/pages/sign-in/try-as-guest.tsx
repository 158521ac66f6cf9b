import { brand, guestLifetimeDays } from '@shared/contracts';
import { Button, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { SignInResult } from '../../session/session-state.ts';
import { useSignInTexts } from './texts.ts';

interface Props {
  readonly isReady: boolean;
  readonly onTry: () => Promise<SignInResult>;
  readonly onResult: (result: SignInResult) => void;
}

/** Opens the product without an account by one click (product.md §6, anonymous account). */
export function TryAsGuest({ isReady, onTry, onResult }: Props): ReactNode {
  const t = useSignInTexts();
  const [isEntering, setIsEntering] = useState(false);
  const enter = async (): Promise<void> => {
    setIsEntering(true);
    const result = await onTry();
    setIsEntering(false);
    onResult(result);
  };
  return (
    <Stack gap="2" borderTopWidth="1px" pt="6">
      <Button
        variant="outline"
        width="100%"
        aria-describedby="guest-help"
        disabled={!isReady && !isEntering}
        loading={isEntering}
        loadingText={t('guest.entering', { brand: brand.name })}
        onClick={() => void enter()}
      >
        {t('guest.try', { brand: brand.name })}
      </Button>
      <Text id="guest-help" textStyle="sm" color="fg.muted">
        {t('guest.help', { days: guestLifetimeDays })}
      </Text>
    </Stack>
  );
}
