import { brand } from '@shared/contracts';
import { createTexts } from '@shared/i18n';
import { Box, Button, ChakraLink, Flex, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import en from '../locales/en/consent.json';
import type { ConsentPort } from './consent.ts';

const useConsentTexts = createTexts('consent', { en });

/**
 * Asks for consent once, calmly, with two answers of equal weight. The page does not wait for the answer and works
 * without it.
 */
export function ConsentNotice({ consent }: { readonly consent: ConsentPort }): ReactNode {
  const t = useConsentTexts();
  return (
    <Box
      as="section"
      aria-label={t('label')}
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="banner"
      bg="bg.panel"
      borderTopWidth="1px"
      px={{ base: '4', md: '6' }}
      py="3"
    >
      <Flex wrap="wrap" align="center" justify="center" gap="3" columnGap="6">
        <Text textStyle="sm" maxWidth="70ch">
          {t('text', { brand: brand.name })} <ChakraLink href={brand.privacy}>{t('more')}</ChakraLink>
        </Text>
        <Flex gap="2">
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => consent.answer('refused')}>
            {t('refuse')}
          </Button>
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => consent.answer('given')}>
            {t('allow')}
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
