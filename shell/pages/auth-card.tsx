import { brand } from '@shared/contracts';
import { Box, BrandMark, Center, ChakraLink, Heading, HStack, pageTitleId, Stack, Text } from '@shared/ui';
import type { ReactNode, Ref } from 'react';
import { useDocumentTitle } from '../page/document-title.ts';
import { mainProps } from '../page/use-page-change.ts';
import { SiteFooter } from '../site-links/site-footer.tsx';

export interface AuthCardProps {
  readonly title: string;
  readonly purpose?: ReactNode;
  /** The accessible name of the link to the start page on the logo; without it, the logo is not a link. */
  readonly home?: string;
  /** The card itself, which can take the focus when the focused element is removed. */
  readonly card?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
  /** Content below the card. */
  readonly below?: ReactNode;
}

function Brand(): ReactNode {
  return (
    <>
      <BrandMark />
      <Text as="span" fontFamily="heading" fontWeight="700" textStyle="2xl" pt="0.12em">
        {brand.name}
      </Text>
    </>
  );
}

/** The card of the pages before the app. */
export function AuthCard({ title, purpose, home, card, children, below }: AuthCardProps): ReactNode {
  useDocumentTitle(title);
  return (
    <Center {...mainProps} minHeight="100dvh" bg={{ base: 'bg', sm: 'bg.mist' }} px={{ base: '4', sm: '6' }} py="8">
      <Stack width="100%" maxWidth="420px" gap="6">
        {home === undefined ? (
          <HStack alignSelf="center">
            <Brand />
          </HStack>
        ) : (
          <ChakraLink href="/" alignSelf="center" color="fg" textDecoration="none" aria-label={home}>
            <Brand />
          </ChakraLink>
        )}
        <Box
          ref={card}
          tabIndex={card === undefined ? undefined : -1}
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
              <Heading as="h1" id={pageTitleId} textStyle="2xl" overflowWrap="anywhere">
                {title}
              </Heading>
              {purpose !== undefined && <Text color="fg.muted">{purpose}</Text>}
            </Stack>
            {children}
          </Stack>
        </Box>
        {below}
        <SiteFooter />
      </Stack>
    </Center>
  );
}
