import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, CopyIcon, Flex, Heading, HStack, IconButton, Stack, Tooltip, Trash2Icon } from '@shared/ui';
import type { ReactNode, Ref } from 'react';
import type { StoredBlock } from '../block-kind.ts';
import { UsedIn } from './used-in.tsx';

interface BlockCardProps {
  readonly block: StoredBlock;
  readonly title: string;
  readonly editPath: string;
  readonly duplicatePath: string;
  readonly onDelete: () => void;
  /** Marks the card that was saved last. */
  readonly marked: boolean;
  readonly titleRef: Ref<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** A block in its list: what it says, where it is used, and what can be done with it. Its title, whose link covers the card, opens it. */
export function BlockCard(props: BlockCardProps): ReactNode {
  const { block, title, editPath, duplicatePath, onDelete, marked, titleRef, children } = props;
  const { t } = useTranslation();
  return (
    <Box
      as="article"
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={marked ? 'primary.solid' : 'border'}
      borderRadius="l2"
      px={{ base: '4', md: '6' }}
      pt="2"
      pb="4"
      _hover={{ borderColor: 'border.control' }}
    >
      <Stack gap="1">
        <Flex gap="4" align="flex-start" justify="space-between">
          <Heading as="h2" textStyle="lg" fontWeight="600" pt="2" minWidth="0" overflowWrap="anywhere">
            <ChakraLink
              asChild
              textDecoration="none"
              _hover={{ textDecoration: 'underline' }}
              _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' }}
            >
              <AppLink to={editPath} ref={titleRef}>
                {title}
              </AppLink>
            </ChakraLink>
          </Heading>
          <HStack gap="0" position="relative" me="-3">
            <Tooltip content={t('list.duplicate')}>
              <IconButton asChild variant="ghost" colorPalette="gray" aria-label={t('list.duplicateOf', { title })}>
                <AppLink to={duplicatePath}>
                  <CopyIcon size={18} aria-hidden />
                </AppLink>
              </IconButton>
            </Tooltip>
            <Tooltip content={t('list.delete')}>
              <IconButton
                variant="ghost"
                colorPalette="gray"
                aria-label={t('list.deleteOf', { title })}
                onClick={onDelete}
              >
                <Trash2Icon size={18} aria-hidden />
              </IconButton>
            </Tooltip>
          </HStack>
        </Flex>
        {children}
        <UsedIn usedIn={block.usedIn} />
      </Stack>
    </Box>
  );
}
