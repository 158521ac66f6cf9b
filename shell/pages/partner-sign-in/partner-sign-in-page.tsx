import { brand, type RuntimeConfig } from '@shared/contracts';
import { Navigate, useSearchParams } from '@shared/router';
import { Box, BrandMark, Button, Center, Heading, HStack, Stack, Text } from '@shared/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useDocumentTitle } from '../../page/document-title.ts';
import { contentId } from '../../page/use-page-change.ts';
import type { ErrorReporting } from '../../reporting/error-reporting.ts';
import { useSession } from '../../session/session-context.ts';
import { nextPath } from '../sign-in/next-path.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { usePartnerTexts } from './texts.ts';
import { usePartnerSignIn, type Step } from './use-partner-sign-in.ts';

export interface PartnerSignInPageProps {
  readonly config: RuntimeConfig;
  readonly reporting: ErrorReporting;
}

/** product.md §4: the part of the host after `myresume.`, in development the host itself. */
const domainOf = (host: string): string => host.replace(/^myresume\./, '');

/** With each step the button that was pressed is gone; whoever uses the keyboard goes on from the same place. */
function useFocusAfterSteps(step: Step['name']): RefObject<HTMLDivElement | null> {
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

/** `/oidc`: signs a partner's customers in at the partner's, in a window of its own, then goes on to where they wanted to be. */
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
  useDocumentTitle(title);
  const card = useFocusAfterSteps(step.name);

  if (state.status === 'signed-in') return <Navigate to={nextPath(query)} replace />;

  return (
    <Center
      as="main"
      id={contentId}
      tabIndex={-1}
      outline="none"
      minHeight="100dvh"
      bg={{ base: 'bg', sm: 'bg.mist' }}
      px={{ base: '4', sm: '6' }}
      py="8"
    >
      <Stack width="100%" maxWidth="420px" gap="6">
        <HStack alignSelf="center" gap="2.5" fontFamily="heading" fontWeight="700" textStyle="2xl">
          <BrandMark />
          <Text as="span" lineHeight="1" pt="0.12em">
            {brand.name}
          </Text>
        </HStack>
        <Box
          ref={card}
          tabIndex={-1}
          outline="none"
          bg="bg"
          borderWidth={{ base: '0', sm: '1px' }}
          borderColor="border"
          borderRadius="l3"
          px={{ base: '0', sm: '8' }}
          py={{ base: '2', sm: '8' }}
        >
          <Stack gap="6">
            <Stack gap="2">
              <Heading as="h1" textStyle="2xl">
                {title}
              </Heading>
              {partner && <Text color="fg.muted">{t('purpose', words)}</Text>}
            </Stack>
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
            {/* There before it speaks. */}
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
          </Stack>
        </Box>
      </Stack>
    </Center>
  );
}
