import { ItemVariantPicker, OpenMark, OrderButtons, StateBadge, useDocumentVariant } from '@shared/builder';
import { resolveItem, type EventReference, type EventSectionKind, type ResolvedItem } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Flex, IconAction, Stack, Text, XIcon } from '@shared/ui';
import { lazyComponent } from '@shared/remote-kit';
import { useParams } from '@shared/router';
import { useId, useMemo, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import { paths } from '../../../common/paths.ts';
import type { EditAction } from '../../editing/edit-action.ts';
import type { EventChoice } from '../adding/event-choices.ts';

const ItemEditing = lazyComponent(async () => (await import('../overrides/item-editing.tsx')).ItemEditing);

interface EventItemProps {
  readonly sectionId: string;
  readonly kind: EventSectionKind;
  readonly choice: EventChoice;
  readonly item: EventReference;
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onMove: (to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly edit: Dispatch<EditAction>;
  readonly grip: ReactNode;
}

/** A block in a section: a row that expands to show what this résumé may change about it. */
export function EventItem(props: EventItemProps): ReactNode {
  const { sectionId, kind, choice, item, index, count, isOpen, onToggle, onMove, onKeyDown, edit, grip } = props;
  const { t } = useTranslation();
  const { id: resumeId = '' } = useParams();
  const { wording } = useDocumentVariant();
  const bodyId = useId();
  const { title, block } = choice;
  const view = useMemo(() => block && resolveItem(block, item, wording), [block, item, wording]);
  return (
    <>
      <Flex align="center" minHeight="12">
        {grip}
        <Box
          as="button"
          display="flex"
          alignItems="flex-start"
          gap="2"
          flex="1"
          minWidth="0"
          py="2"
          textAlign="start"
          cursor="pointer"
          overflowWrap="anywhere"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={title}
          aria-describedby={`${bodyId}about`}
          data-opens-item
          onClick={onToggle}
          onKeyDown={onKeyDown}
        >
          <Box pt="1">
            <OpenMark isOpen={isOpen} size={16} />
          </Box>
          <ItemLine choice={choice} view={view} aboutId={`${bodyId}about`} />
        </Box>
        <OrderButtons name={title} index={index} count={count} onMove={onMove} />
        <IconAction
          tip={t('events.takeOut')}
          label={t('events.takeOutOf', { name: title })}
          size="sm"
          onClick={() => edit({ type: 'use event', id: sectionId, eventId: item.eventId, used: false })}
        >
          <XIcon size={16} aria-hidden />
        </IconAction>
      </Flex>
      {block && (
        // The indent aligns the content with the block's title, after the icon and, if the list can be reordered, the
        // drag handle.
        <Box ps={count > 1 ? '16' : '6'}>
          <ItemVariantPicker
            name={title}
            block={block}
            item={item}
            pathOf={(wanted) => paths.eventWording(kind, item.eventId, wanted, resumeId)}
            onChoose={(variantId) => edit({ type: 'word event', id: sectionId, eventId: item.eventId, variantId })}
          />
        </Box>
      )}
      <Box id={bodyId} hidden={!isOpen} ps={{ base: '0', md: '2' }} pe="2">
        {isOpen && <ItemEditing sectionId={sectionId} kind={kind} item={item} view={view} edit={edit} />}
      </Box>
    </>
  );
}

interface ItemLineProps {
  readonly choice: EventChoice;
  readonly view: ResolvedItem | undefined;
  readonly aboutId: string;
}

function ItemLine({ choice: { title, detail }, view, aboutId }: ItemLineProps): ReactNode {
  return (
    <Stack gap="0" minWidth="0">
      <Text as="span" fontWeight="700">
        {title}
      </Text>
      <Stack as="span" gap="0.5" id={aboutId}>
        {detail !== '' && (
          <Text as="span" textStyle="sm" color="fg.muted" lineClamp={2}>
            {detail}
          </Text>
        )}
        {view && <StateBadge state={view.state} />}
      </Stack>
    </Stack>
  );
}
