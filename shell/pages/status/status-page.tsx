import { brand } from '@shared/contracts';
import { Link } from '@shared/router';
import { BrandMark, Flex, HStack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { mainProps } from '../../page/use-page-change.ts';
import { StatusMessage, type StatusMessageProps } from './status-message.tsx';

/** A page that only shows a message, with one action. */
export function StatusPage(props: StatusMessageProps): ReactNode {
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
      <Flex {...mainProps} flex="1" direction="column" px="6" pb="24">
        <StatusMessage {...props} />
      </Flex>
    </Flex>
  );
}
