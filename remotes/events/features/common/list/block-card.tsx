import { SelectTitle } from '@shared/lists';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Flex, Heading, Stack, HStack, PencilIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import type { EventKind, StoredEvent } from '../event-kind.ts';
import { VariantsMark } from '../variants/variants-mark.tsx';
import { CardTools } from './card-tools.tsx';
import { MatchingTexts } from './finding/matching-texts.tsx';
import { Marked } from './finding/marked.tsx';
import { UsedIn } from './used-in.tsx';
import { useTranslation } from '@shared/i18n';

/** Marks the card of a block that has unsaved changes on this device. Opening the block offers them. */
function DraftMark(): ReactNode {
  const { t } = useTranslation();
  return (
    <HStack as="p" gap="1.5" textStyle="sm" color="fg.info">
      <PencilIcon size={16} aria-hidden />
      {t('drafts.mark')}
    </HStack>
  );
}

interface BlockCardProps {
  readonly kind: EventKind;
  readonly block: StoredEvent;
  readonly title: string;
  /** Texts that the card shows only if a search matches them. */
  readonly hiddenTexts: readonly string[];
  readonly editPath: string;
  readonly duplicatePath: string;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
  /** Whether to highlight the card as the one saved last. */
  readonly marked: boolean;
  /** Whether this device has unsaved changes of the block. */
  readonly drafted: boolean;
  /** Whether the block is selected; undefined outside of selection mode. */
  readonly selected: boolean | undefined;
  readonly onSelect: (on: boolean, range: boolean) => void;
  readonly children: ReactNode;
}

/**
 * A block in its list: its facts, where it is used, and its actions. The link of its title covers the card and opens
 * the block.
 */
export function BlockCard(props: BlockCardProps): ReactNode {
  const { kind, block, title, hiddenTexts, editPath, duplicatePath, onOpen, onDelete } = props;
  const { marked, drafted, selected, onSelect, children } = props;
  return (
    <Box
      as="article"
      position="relative"
      bg={selected === true ? 'primary.subtle' : 'bg.panel'}
      borderWidth="1px"
      borderColor={marked || selected === true ? 'primary.solid' : 'border'}
      borderRadius="l2"
      px={{ base: '4', md: '6' }}
      pt="2"
      pb="4"
      _hover={{ borderColor: 'border.control' }}
    >
      <Stack gap="1">
        <Flex gap="4" align="flex-start" justify="space-between">
          <Heading
            as="h2"
            textStyle="lg"
            fontWeight="600"
            pt={selected === undefined ? '2' : '0'}
            minWidth="0"
            overflowWrap="anywhere"
          >
            {selected === undefined ? (
              <ChakraLink
                asChild
                textDecoration="none"
                _hover={{ textDecoration: 'underline' }}
                _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' }}
              >
                <AppLink to={editPath} onClick={onOpen}>
                  <Marked text={title} />
                </AppLink>
              </ChakraLink>
            ) : (
              <SelectTitle checked={selected} onCheck={onSelect}>
                <Marked text={title} />
              </SelectTitle>
            )}
          </Heading>
          {selected === undefined && <CardTools title={title} duplicatePath={duplicatePath} onDelete={onDelete} />}
        </Flex>
        {children}
        <MatchingTexts texts={hiddenTexts} />
        {drafted && <DraftMark />}
        <VariantsMark variants={block.variants} />
        <UsedIn kind={kind} usedIn={block.usedIn} />
      </Stack>
    </Box>
  );
}
