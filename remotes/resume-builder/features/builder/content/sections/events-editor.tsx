import { RowGrip, useOrdering, useRevealed } from '@shared/builder';
import type { EventSection } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { rowStyle } from '@shared/lists';
import { Box, Stack, Text } from '@shared/ui';
import { useState, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';
import { AddBlock } from '../adding/add-block.tsx';
import type { EventChoice } from '../adding/event-choices.ts';
import { EventItem } from './event-item.tsx';

interface EventsEditorProps {
  readonly section: EventSection;
  readonly choices: readonly EventChoice[];
  readonly edit: Dispatch<EditAction>;
}

/** The blocks of a section in order, one of them expanded at a time, with a control to add more. */
export function EventsEditor({ section, choices, edit }: EventsEditorProps): ReactNode {
  const { t } = useTranslation();
  const { id, kind, items } = section;
  const [openId, setOpenId] = useState<string | null>(null);
  useRevealed(id, ({ itemId }) => itemId !== undefined && setOpenId(itemId));
  const gone = (eventId: string): EventChoice => ({ id: eventId, title: t('events.gone'), detail: '' });
  const used = items.map(({ eventId }) => choices.find((choice) => choice.id === eventId) ?? gone(eventId));
  const ordering = useOrdering({
    count: used.length,
    nameOf: (index) => used[index]?.title ?? '',
    onMove: (from, to) => edit({ type: 'move event', id, eventId: items[from]?.eventId ?? '', to }),
  });
  return (
    <Stack gap="2">
      {used.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t(choices.length === 0 ? `events.none.${kind}` : 'events.noneChosen')}
        </Text>
      ) : (
        <Stack as="ol" listStyleType="none" gap="0" aria-label={t('events.list')}>
          {items.map((item, index) => {
            const choice = used[index] ?? gone(item.eventId);
            const { eventId } = item;
            return (
              <Box as="li" key={eventId} data-item={eventId} borderRadius="l2" {...rowStyle(ordering.drag, index)}>
                <EventItem
                  sectionId={id}
                  kind={kind}
                  choice={choice}
                  item={item}
                  index={index}
                  count={items.length}
                  isOpen={openId === eventId}
                  onToggle={() => setOpenId(openId === eventId ? null : eventId)}
                  onMove={(to) => ordering.move(index, to)}
                  onKeyDown={(event) => ordering.onKeyDown(event, index)}
                  edit={edit}
                  grip={<RowGrip drag={ordering.drag} index={index} count={items.length} />}
                />
              </Box>
            );
          })}
        </Stack>
      )}
      <AddBlock section={section} choices={choices} edit={edit} />
    </Stack>
  );
}
