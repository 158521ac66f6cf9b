import { brand, type RuntimeConfig } from '@shared/contracts';
import { ApolloProvider, clientFor, useQuery } from '@shared/graphql';
import { Link, useLocation } from '@shared/router';
import {
  Box,
  BrandMark,
  ButtonLink,
  ErrorNotice,
  Flex,
  HStack,
  ListSkeleton,
  Page,
  pageContainer,
  Stack,
  Text,
} from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import { useDocumentTitle } from '../page/document-title.ts';
import { mainProps } from '../page/use-page-change.ts';
import { SiteFooter } from '../site-links/site-footer.tsx';
import { shellVersion } from '../version.ts';
import { codeIn } from './code-in.ts';
import { Offers } from './offers.tsx';
import { offerQuery } from './plan-calls.ts';
import { PlanSection } from './plan-section.tsx';
import { useUpgradeTexts } from './texts.ts';

/** Requests of a visitor have no token. */
const visitor = { subject: '', getToken: () => Promise.resolve(null) };

interface Props {
  readonly config: RuntimeConfig;
  /** Where the visitor signs in, and from where they come back. */
  readonly signInPath: string;
}

/** `/app/upgrade` without a session: what the plans are. Buying and redeeming lead to sign-in and back. */
export function VisitorUpgradePage({ config, signInPath }: Props): ReactNode {
  const t = useUpgradeTexts();
  useDocumentTitle(t('visitor.title'));
  const client = useMemo(
    () => clientFor(visitor, config.endpoints.graphql, { name: 'shell', version: shellVersion }),
    [config],
  );
  return (
    <ApolloProvider client={client}>
      <Flex direction="column" minHeight="100dvh" px={{ base: '4', md: '6' }}>
        <Flex as="header" align="center" justify="space-between" gap="4" py="4">
          <Link to="/" reloadDocument>
            <HStack gap="2" fontFamily="heading" fontWeight="700" fontSize="xl">
              <BrandMark />
              <Text as="span" lineHeight="1" pt="0.12em">
                {brand.name}
              </Text>
            </HStack>
          </Link>
          <ButtonLink variant="outline">
            <Link to={signInPath}>{t('visitor.signIn')}</Link>
          </ButtonLink>
        </Flex>
        <Box {...mainProps} flex="1" width="100%" maxWidth="reading" mx="auto">
          <Box css={pageContainer}>
            <Page title={t('visitor.title')}>
              <Plans signInPath={signInPath} />
            </Page>
          </Box>
        </Box>
        <Box py="6">
          <SiteFooter />
        </Box>
      </Flex>
    </ApolloProvider>
  );
}

function Plans({ signInPath }: Pick<Props, 'signInPath'>): ReactNode {
  const t = useUpgradeTexts();
  const { hash } = useLocation();
  const { data, error, refetch } = useQuery(offerQuery);
  return (
    <>
      <Text color="fg.muted">{t('purpose')}</Text>
      {codeIn(hash) !== '' && (
        <PlanSection id="visitor-gift" title={t('visitor.gift')}>
          <Stack gap="3" align="flex-start">
            <Text>{t('visitor.giftBody')}</Text>
            <ButtonLink>
              <Link to={signInPath}>{t('visitor.redeem')}</Link>
            </ButtonLink>
          </Stack>
        </PlanSection>
      )}
      {data === undefined && error === undefined && <ListSkeleton rows={3} />}
      {data === undefined && error !== undefined && (
        <ErrorNotice title={t('offersFailed')} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {data !== undefined && <Offers signInPath={signInPath} offer={data.planOffer} />}
    </>
  );
}
