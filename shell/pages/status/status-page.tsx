import { brand } from '@shared/contracts';
import { Link } from '@shared/router';
import { BrandMark, ButtonLink, Flex, Heading, HStack, Mosaic, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../page/document-title.ts';
import { contentId } from '../../page/use-page-change.ts';

export interface StatusPageProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Whether the action leads to the public start page instead of the app. */
  readonly leadsOut?: boolean;
}

/** A page that only shows a message, with one action. */
export function StatusPage({ title, text, action, leadsOut = false }: StatusPageProps): ReactNode {
  useDocumentTitle(title);
  return (
    <Flex direction="column" minHeight="100dvh">
      <Flex as="header" px="6" py="4">
        <Link to="/" reloadDocument>
          <HStack gap="2" fontFamily="heading" fontWeight="700" fontSize="xl">
            <BrandMark />
            <Text as="span" lineHeight="1" pt="0.12em">
              {brand.name}
            </Text>
          </HStack>
        </Link>
      </Flex>
      <Stack
        as="main"
        id={contentId}
        tabIndex={-1}
        outline="none"
        flex="1"
        align="center"
        justify="center"
        textAlign="center"
        gap="6"
        px="6"
        pb="24"
      >
        <Mosaic />
        <Stack gap="2" maxWidth="30rem">
          <Heading as="h1" textStyle="2xl">
            {title}
          </Heading>
          <Text color="fg.muted">{text}</Text>
        </Stack>
        <ButtonLink>
          {leadsOut ? (
            <Link to="/" reloadDocument>
              {action}
            </Link>
          ) : (
            <Link to={brand.home}>{action}</Link>
          )}
        </ButtonLink>
      </Stack>
    </Flex>
  );
}
