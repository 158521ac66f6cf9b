import { brand } from '@shared/contracts';
import { Box, BrandMark, Center, ChakraLink, Heading, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../page/document-title.ts';
import { contentId } from '../page/use-page-change.ts';

export interface FrontCardProps {
  readonly title: string;
  readonly purpose?: ReactNode;
  /** Name of the link to the start page, for those who do not see the mark. */
  readonly home: string;
  readonly children?: ReactNode;
  /** Below the card. */
  readonly below?: ReactNode;
}

/** The card of the pages before the app. */
export function FrontCard({ title, purpose, home, children, below }: FrontCardProps): ReactNode {
  useDocumentTitle(title);
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
        <ChakraLink href="/" alignSelf="center" color="fg" textDecoration="none" aria-label={home}>
          <BrandMark />
          <Text as="span" fontFamily="heading" fontWeight="700" textStyle="2xl" pt="0.12em">
            {brand.name}
          </Text>
        </ChakraLink>
        <Box
          bg="bg"
          borderWidth={{ base: '0', sm: '1px' }}
          borderColor="border"
          borderRadius="l3"
          px={{ base: '0', sm: '8' }}
          py={{ base: '2', sm: '8' }}
        >
          <Stack gap="6">
            <Stack gap="2">
              <Heading as="h1" textStyle="2xl" overflowWrap="anywhere">
                {title}
              </Heading>
              {purpose !== undefined && <Text color="fg.muted">{purpose}</Text>}
            </Stack>
            {children}
          </Stack>
        </Box>
        {below}
      </Stack>
    </Center>
  );
}
