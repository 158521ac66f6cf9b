import { Badge, Box, CheckIcon, chakra, Flex, Heading, Stack, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useUpgradeTexts } from './texts.ts';

interface OfferCardProps {
  readonly name: string;
  readonly price: string;
  /** How long the price covers, and what happens then. */
  readonly term: string;
  /** What the plan includes. */
  readonly items: readonly string[];
  readonly isCurrent: boolean;
  /** The ways to get the plan. */
  readonly children?: ReactNode;
}

/** A plan with its price and contents, to be compared with the one beside it. */
export function OfferCard({ name, price, term, items, isCurrent, children }: OfferCardProps): ReactNode {
  const t = useUpgradeTexts();
  return (
    <Stack
      as="section"
      aria-label={name}
      gap="4"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isCurrent ? 'primary.solid' : 'border'}
      borderRadius="l2"
    >
      <Box>
        <Flex align="center" justify="space-between" gap="2" minHeight="6">
          <Heading as="h3" textStyle="lg" fontWeight="700">
            {name}
          </Heading>
          {isCurrent && <Badge colorPalette="primary">{t('yours')}</Badge>}
        </Flex>
        <Text fontWeight="700" mt="1">
          {price}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {term}
        </Text>
      </Box>
      <Stack as="ul" gap="1" textStyle="sm" listStyleType="none">
        {items.map((item) => (
          <chakra.li key={item} display="flex" gap="2">
            <Box color="primary.fg" flexShrink="0" pt="0.5">
              <CheckIcon size={16} aria-hidden />
            </Box>
            {item}
          </chakra.li>
        ))}
      </Stack>
      {children !== undefined && (
        <Stack gap="2" mt="auto" align="flex-start">
          {children}
        </Stack>
      )}
    </Stack>
  );
}
