import { brand, type PartnerConfig } from '@shared/contracts';
import { Button, ChakraLink, ErrorNotice, HStack } from '@shared/ui';
import type { ReactNode } from 'react';
import { usePartnerTexts } from './texts.ts';
import type { PageFailure, PartnerSignIn } from './use-partner-sign-in.ts';

interface Props {
  readonly failure: PageFailure;
  readonly domain: string;
  readonly partner: PartnerConfig | undefined;
  readonly signIn: PartnerSignIn;
}

/** The failures after which the window, and with it the whole sign-in, is opened again. */
const windowFailures: ReadonlySet<PageFailure> = new Set(['popup-blocked', 'popup-closed', 'too-slow']);

function Action({ failure, signIn }: Pick<Props, 'failure' | 'signIn'>): ReactNode {
  const t = usePartnerTexts();
  if (failure === 'no-provider') return null;
  if (failure === 'provider-changed') {
    return (
      <Button size="sm" onClick={() => window.location.reload()}>
        {t('failures.provider-changed.action')}
      </Button>
    );
  }
  // Without a known provider there is nothing to open.
  const again = failure === 'network' ? signIn.lookUp : signIn.open;
  return (
    <Button size="sm" onClick={again}>
      {t(windowFailures.has(failure) ? 'openAgain' : 'tryAgain')}
    </Button>
  );
}

/** Says what happened and what is safe, with one action; the portal is always offered as an alternative. */
export function SignInFailed({ failure, domain, partner, signIn }: Props): ReactNode {
  const t = usePartnerTexts();
  const words = { domain, brand: brand.name, portal: partner?.name ?? domain };
  return (
    <ErrorNotice
      key={failure}
      title={t(`failures.${failure}.title`, words)}
      action={
        <HStack gap="4" wrap="wrap">
          <Action failure={failure} signIn={signIn} />
          {partner && (
            <ChakraLink href={partner.portal} variant="underline">
              {t('toPortal', words)}
            </ChakraLink>
          )}
        </HStack>
      }
    >
      {t(`failures.${failure}.body`, words)}
    </ErrorNotice>
  );
}
