import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Flex, Heading, Stack, Text, VisuallyHidden } from '@shared/ui';
import type { ReactNode } from 'react';
import type { PostingCard } from './api/posting-fields.ts';
import { PostingMarks } from './posting-marks.tsx';
import { usePostingFacts } from './use-posting-facts.ts';

interface PostingRowProps {
  readonly posting: PostingCard;
  readonly title: ReactNode;
  readonly company: ReactNode;
  /** The address of the page with this posting open. */
  readonly to: string;
  readonly isOpen: boolean;
  /** Whether another posting is already open, whose entry in the browser's history this one replaces. */
  readonly replaces: boolean;
  /** Whether postings are shown next to the list, so that the page keeps its scroll position. */
  readonly isBeside: boolean;
  /** Controls at the end of the first line, above the link that covers the row. */
  readonly tools?: ReactNode;
  /** The reasons for the posting's rank. */
  readonly children?: ReactNode;
}

/** A posting in a list. The link in its title covers the whole row. */
export function PostingRow(props: PostingRowProps): ReactNode {
  const { posting, title, company, to, isOpen, replaces, isBeside, tools, children } = props;
  const { t } = useTranslation();
  const facts = usePostingFacts()(posting);
  // The gap to the next row is padding, because the virtual list does not measure margins.
  return (
    <Box pb="2">
      <Box
        as="article"
        position="relative"
        borderWidth="1px"
        borderRadius="l2"
        bg={isOpen ? 'primary.subtle' : 'bg.panel'}
        borderColor={isOpen ? 'primary.solid' : 'border'}
        _hover={{ borderColor: isOpen ? 'primary.solid' : 'border.control' }}
        px="4"
        py="3"
      >
        <Stack gap="1.5">
          <Flex gap="3" justify="space-between" align="flex-start">
            <Heading as="h3" textStyle="md" fontWeight="600" minWidth="0" overflowWrap="anywhere" dir="auto">
              <ChakraLink
                asChild
                display="inline"
                textDecoration="none"
                _hover={{ textDecoration: 'underline' }}
                _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' }}
              >
                <AppLink
                  to={to}
                  replace={replaces}
                  preventScrollReset={isBeside}
                  aria-current={isOpen ? 'true' : undefined}
                >
                  {title}
                </AppLink>
              </ChakraLink>
            </Heading>
            {tools}
          </Flex>
          <Text textStyle="sm" overflowWrap="anywhere" dir="auto">
            {company}
            {posting.location !== null && ` · ${posting.location}`}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {facts.join(' · ')}
          </Text>
          {children}
          <PostingMarks posting={posting} />
          {isOpen && isBeside && <VisuallyHidden>{t('posting.isOpen')}</VisuallyHidden>}
        </Stack>
      </Box>
    </Box>
  );
}
