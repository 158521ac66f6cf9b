import { Link } from '@shared/router';
import { Alert, ChakraLink, Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { useSignInTexts } from './texts.ts';

/** Warns a guest who signs in to another account that the work is not transferred. */
export function GuestLeaving({ back }: { readonly back: string }): ReactNode {
  const t = useSignInTexts();
  return (
    <Alert.Root status="warning" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Stack gap="2" align="flex-start">
          <Alert.Title>{t('leaving.title')}</Alert.Title>
          <Alert.Description color="fg">{t('leaving.body')}</Alert.Description>
          <ChakraLink asChild variant="underline" fontWeight="700">
            <Link to={back}>{t('leaving.back')}</Link>
          </ChakraLink>
        </Stack>
      </Alert.Content>
    </Alert.Root>
  );
}
