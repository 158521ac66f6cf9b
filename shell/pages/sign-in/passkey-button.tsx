import { Button } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { supportsPasskeys } from '../../session/supports-passkeys.ts';
import type { SignInResult } from '../../session/session-state.ts';
import { useSignInTexts } from './texts.ts';

export interface PasskeyButtonProps {
  readonly isReady: boolean;
  readonly onUse: () => Promise<SignInResult>;
  readonly onResult: (result: SignInResult) => void;
}

/** Signs in with a passkey, which the person chooses in the browser's own window. Missing where there are none. */
export function PasskeyButton({ isReady, onUse, onResult }: PasskeyButtonProps): ReactNode {
  const t = useSignInTexts();
  const [isUsing, setIsUsing] = useState(false);
  if (!supportsPasskeys()) return null;
  const use = async (): Promise<void> => {
    setIsUsing(true);
    const result = await onUse();
    setIsUsing(false);
    onResult(result);
  };
  return (
    <Button
      variant="outline"
      width="100%"
      disabled={!isReady && !isUsing}
      loading={isUsing}
      loadingText={t('passkey.using')}
      onClick={() => void use()}
    >
      {t('passkey.use')}
    </Button>
  );
}
