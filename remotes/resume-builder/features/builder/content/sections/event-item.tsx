import {
  ItemVariantPicker,
  neighborOf,
  OpenMark,
  OrderButtons,
  rowOpenerStyles,
  rowStyles,
  StateBadge,
  useAnnounce,
  useDocumentVariant,
} from '@shared/builder';
import { resolveItem, type EventReference, type EventSectionKind, type ResolvedItem } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Box, Flex, HStack, IconAction, Text, VisuallyHidden, XIcon } from '@shared/ui';
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
  const announce = useAnnounce();
  const { id: resumeId = '' } = useParams();
  const { wording } = useDocumentVariant();
  const bodyId = useId();
  const { title, block } = choice;
  const view = useMemo(() => block && resolveItem(block, item, wording), [block, item, wording]);
  return (
    <>
      <Flex css={rowStyles}>
        {grip}
        <Box
          as="button"
          flex="1"
          minWidth="0"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={title}
          aria-describedby={`${bodyId}about`}
          data-opens-item
          onClick={onToggle}
          onKeyDown={onKeyDown}
          css={rowOpenerStyles}
        >
          <OpenMark isOpen={isOpen} size={16} />
          <ItemLine choice={choice} view={view} aboutId={`${bodyId}about`} />
        </Box>
        <Box data-row-actions="">
          <OrderButtons name={title} index={index} count={count} onMove={onMove} />
          <IconAction
            tip={t('events.takeOut')}
            label={t('events.takeOutOf', { name: title })}
            size="sm"
            onClick={({ currentTarget }) => {
              neighborOf(currentTarget)?.focus();
              edit({ type: 'use event', id: sectionId, eventId: item.eventId, used: false });
              announce(t('sections.removed', { name: title }));
            }}
          >
            <XIcon size={16} aria-hidden />
          </IconAction>
        </Box>
      </Flex>
      {block && (
        // The indent aligns the content with the block's title, after the icon and, if the list can be reordered, the
        // drag handle.
        <Box ps={count > 1 ? '12' : '6'}>
          <ItemVariantPicker
            name={title}
            block={block}
            item={item}
            pathOf={(wanted) => paths.eventWording(kind, item.eventId, wanted, resumeId)}
            onChoose={(variantId) => edit({ type: 'word event', id: sectionId, eventId: item.eventId, variantId })}
          />
        </Box>
      )}
      <Box id={bodyId} hidden={!isOpen} ps={count > 1 ? '6' : '0'} pt="1">
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
    <HStack as="span" gap="2" minWidth="0" flex="1">
      <Text as="span" flexShrink="0" maxWidth="75%" truncate>
        {title}
      </Text>
      <HStack as="span" gap="2" id={aboutId} minWidth="0" flex="1">
        {detail !== '' && (
          <Text as="span" color="fg.muted" truncate>
            {detail}
          </Text>
        )}
        {view?.state === 'inherited' ? (
          // Most blocks are unchanged, so only the others say on screen that they are not.
          <VisuallyHidden>
            <StateBadge state="inherited" />
          </VisuallyHidden>
        ) : (
          view && <StateBadge state={view.state} />
        )}
      </HStack>
    </HStack>
  );
}
