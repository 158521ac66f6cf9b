import type { ItemChange, PromotedOverride } from '@shared/builder';
import type { EventReference, EventSectionKind, ResolvedItem } from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { afterDialog } from '@shared/lists';
import { Box, Text } from '@shared/ui';
import { useMemo, useRef, useState, type Dispatch, type ReactNode } from 'react';
import { getResume } from '../../api/get-resume.ts';
import type { EditAction } from '../../editing/edit-action.ts';
import { useEvents } from '../events-context.ts';
import type { PromotedArrangement } from './arrange-entries.ts';
import { ItemOverrides } from './item-overrides.tsx';
import { PromoteOverride } from './promote-override.tsx';
import { savePromoted } from './save-promoted.ts';
import { ItemEditContext } from './use-item-edit.ts';

interface ItemEditingProps {
  readonly sectionId: string;
  readonly kind: EventSectionKind;
  readonly item: EventReference;
  /** Undefined if the block was deleted. */
  readonly view: ResolvedItem | undefined;
  readonly edit: Dispatch<EditAction>;
}

/**
 * Shows what this résumé changes about a block, and lets the person reset the changes or update the block with them.
 */
export function ItemEditing({ sectionId, kind, item, view, edit }: ItemEditingProps): ReactNode {
  const client = useApolloClient();
  const events = useEvents();
  const [pushed, setPushed] = useState<PromotedOverride | PromotedArrangement>();
  const { eventId } = item;
  const itemEdit = useMemo(
    () => ({
      change: (change: Extract<EditAction, { type: 'override event' }>['change']) =>
        edit({ type: 'override event', id: sectionId, eventId, change }),
      pushUp: setPushed,
    }),
    [edit, sectionId, eventId],
  );
  const place = useRef<HTMLDivElement>(null);
  /**
   * The pressed button disappears with the difference it belonged to, so focus moves to the field of that text, or to
   * the block's first field.
   */
  const focusAfter = (part: string | undefined): void =>
    afterDialog(place.current, () => {
      const fields = 'input, textarea';
      const parts = [...(place.current?.querySelectorAll('[data-text-of]') ?? [])];
      const own = parts.find((each) => each.getAttribute('data-text-of') === part);
      (own ?? place.current)?.querySelector<HTMLElement>(fields)?.focus();
    });
  if (view === undefined) return <GoneWords item={item} />;
  return (
    <ItemEditContext value={itemEdit}>
      <Box ref={place}>
        <ItemOverrides kind={kind} eventId={eventId} view={view} />
      </Box>
      {pushed && (
        <PromoteOverride
          kind={kind}
          eventId={eventId}
          pushed={pushed}
          onClose={() => setPushed(undefined)}
          onPush={async () => {
            const outcome = await savePromoted(client, events, { kind, eventId, pushed });
            if (outcome === 'conflict') {
              await client.refetchQueries({ include: [getResume] });
              return outcome;
            }
            changesAfter(pushed).forEach(itemEdit.change);
            focusAfter(partOf(pushed));
            return outcome;
          }}
        />
      )}
    </ItemEditContext>
  );
}

/** Returns the text that a promoted change belongs to; undefined for a whole list and for a text that is gone. */
function partOf(pushed: PromotedOverride | PromotedArrangement): string | undefined {
  if (pushed.what === 'line') return pushed.line.field;
  return pushed.what === 'entry' || pushed.what === 'added' ? pushed.entry.id : undefined;
}

/** Returns the overrides that this résumé can drop once the block has the promoted change. */
function changesAfter(pushed: PromotedOverride | PromotedArrangement): readonly ItemChange[] {
  switch (pushed.what) {
    case 'line':
      return [{ what: 'line', line: pushed.line, text: undefined }];
    case 'entry':
      return [{ what: 'entry', entry: pushed.entry, text: undefined }];
    case 'added':
      return [{ what: 'remove added', id: pushed.entry.id }];
    case 'order':
      return [{ what: 'order', ids: pushed.ids, isOwn: false }];
    case 'left out': {
      const { entryId: id, inherited } = pushed;
      return [
        { what: 'entry', entry: { id, inherited }, text: undefined },
        { what: 'hidden', entryId: id, isHidden: false },
      ];
    }
  }
}

/** The texts that this résumé overrides in a deleted block, which are stored nowhere else. */
function GoneWords({ item: { override } }: { readonly item: EventReference }): ReactNode {
  const { t } = useTranslation();
  const texts = [...(override?.lines ?? []), ...(override?.entries ?? []), ...(override?.added ?? [])]
    .map(({ text }) => text)
    .filter((text) => text !== '');
  return (
    <Box pb="4" textStyle="sm">
      <Text>{t('events.goneHelp')}</Text>
      {texts.length > 0 && (
        <>
          <Text mt="2">{t('overrides.goneWords')}</Text>
          <Box as="ul" ps="6" overflowWrap="anywhere">
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
