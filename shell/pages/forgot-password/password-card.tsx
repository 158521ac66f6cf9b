import { brand } from '@shared/contracts';
import { Link } from '@shared/router';
import { Box, BrandMark, Center, ChakraLink, Heading, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../page/document-title.ts';
import { contentId } from '../../page/use-page-change.ts';
import { usePasswordTexts } from './texts.ts';

export interface PasswordCardProps {
  readonly title: string;
  readonly purpose?: string;
  readonly children: ReactNode;
}

/** The card of both pages, drawn like that of the sign-in page, with the way back to it. */
export function PasswordCard({ title, purpose, children }: PasswordCardProps): ReactNode {
  const t = usePasswordTexts();
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
        <ChakraLink
          href="/"
          alignSelf="center"
          color="fg"
          textDecoration="none"
          aria-label={t('home', { brand: brand.name })}
        >
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
              <Heading as="h1" textStyle="2xl">
                {title}
              </Heading>
              {purpose !== undefined && <Text color="fg.muted">{purpose}</Text>}
            </Stack>
            {children}
          </Stack>
        </Box>
        <ChakraLink asChild variant="underline" fontWeight="700" alignSelf="center">
          <Link to="/login">{t('toSignIn')}</Link>
        </ChakraLink>
      </Stack>
    </Center>
  );
}
