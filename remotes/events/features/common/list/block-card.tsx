import { SelectTitle } from '@shared/lists';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Heading, Stack, HStack, PencilIcon, wide } from '@shared/ui';
import type { ReactNode } from 'react';
import type { EventKind, StoredEvent } from '../event-kind.ts';
import { VariantsMark } from '../variants/variants-mark.tsx';
import { BlockMenu } from './block-menu.tsx';
import { MatchingTexts } from './finding/matching-texts.tsx';
import { Marked } from './finding/marked.tsx';
import { UsedIn } from './used-in.tsx';
import { useTranslation } from '@shared/i18n';

/** Marks the card of a block that has unsaved changes on this device. Opening the block offers them. */
function DraftMark(): ReactNode {
  const { t } = useTranslation();
  return (
    <HStack as="p" gap="1" textStyle="sm" color="fg.info">
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
 * One rule for the whole row, because rows are rendered while the list scrolls. Where the block is used stands at the end
 * of the row if there is room, and its actions show on hover and focus, and always on touch.
 */
const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  alignItems: 'center',
  '& > [data-use]': { flexBasis: '100%', order: '1' },
  [wide]: { flexWrap: 'nowrap', '& > [data-use]': { flex: '0 1 22rem', order: '0' } },
  '@media (hover: hover) and (pointer: fine)': {
    '& > [data-tools]': { opacity: '0' },
    '&:hover > [data-tools], &:focus-within > [data-tools], & > [data-tools]:has([data-state="open"])': {
      opacity: '1',
    },
  },
} as const;

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
      bg={selected === true ? 'primary.subtle' : undefined}
      // The row saved last is marked at its start.
      boxShadow={marked ? 'inset 3px 0 0 var(--ts-colors-primary-solid)' : undefined}
      borderBottomWidth="1px"
      px="var(--page-gutter, 12px)"
      pt="1"
      pb="2"
      textStyle="sm"
      css={rowStyles}
      _hover={{ bg: selected === true ? 'primary.subtle' : 'bg.subtle' }}
    >
      {/* Beside a checkbox, the facts stand below the title. */}
      <Stack gap="0" flex="1" minWidth="0" css={selected === undefined ? undefined : { '& > :not(h2)': { ps: '8' } }}>
        <Heading as="h2" fontFamily="body" textStyle="sm" lineHeight="1.5rem" fontWeight="700" overflowWrap="anywhere">
          {selected === undefined ? (
            <ChakraLink
              asChild
              color="fg"
              display="inline-block"
              textDecoration="none"
              _hover={{ textDecoration: 'underline' }}
              _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l1' }}
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
        {children}
        <MatchingTexts texts={hiddenTexts} />
        {drafted && <DraftMark />}
        <VariantsMark variants={block.variants} />
      </Stack>
      <Box data-use="">
        <UsedIn kind={kind} usedIn={block.usedIn} />
      </Box>
      {selected === undefined && <BlockMenu title={title} duplicatePath={duplicatePath} onDelete={onDelete} />}
    </Box>
  );
}
