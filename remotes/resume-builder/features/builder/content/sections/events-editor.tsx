import type { EventSection, Wordable } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { ButtonLink, PlusIcon, Stack, Text } from '@shared/ui';
import type { Dispatch, ReactNode } from 'react';
import { paths } from '../../../common/paths.ts';
import type { EditAction } from '../../editing/edit-action.ts';
import { ItemWording } from '../wording/item-wording.tsx';
import { EventRow } from './event-row.tsx';

/** A block that the section may show. */
export interface EventChoice {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** The block itself; undefined for one that is gone. */
  readonly block?: Wordable;
}

interface EventsEditorProps {
  readonly section: EventSection;
  readonly choices: readonly EventChoice[];
  readonly edit: Dispatch<EditAction>;
}

/** The blocks of a section: those in use first and in their order, then those that could be added. */
export function EventsEditor({ section, choices, edit }: EventsEditorProps): ReactNode {
  const { t } = useTranslation();
  const { id, kind, items } = section;
  const gone = (eventId: string): EventChoice => ({
    id: eventId,
    title: t('events.gone'),
    detail: t('events.goneHelp'),
  });
  const used = items.map(({ eventId }) => choices.find((choice) => choice.id === eventId) ?? gone(eventId));
  const unused = choices.filter((choice) => !items.some(({ eventId }) => eventId === choice.id));
  const exists = (eventId: string): boolean => choices.some((choice) => choice.id === eventId);
  return (
    <Stack gap="3">
      {used.length + unused.length === 0 ? (
        <Text color="fg.muted">{t(`events.none.${kind}`)}</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="1" aria-label={t('events.list')}>
          {[...used, ...unused].map((choice, index) => (
            <EventRow
              key={choice.id}
              choice={choice}
              editPath={exists(choice.id) ? paths.event(kind, choice.id) : undefined}
              used={index < used.length}
              index={index}
              usedCount={used.length}
              onUse={(isUsed) => edit({ type: 'use event', id, eventId: choice.id, used: isUsed })}
              onMove={(to) => edit({ type: 'move event', id, eventId: choice.id, to })}
            >
              {choice.block !== undefined && index < used.length && (
                <ItemWording
                  kind={kind}
                  name={choice.title}
                  block={choice.block}
                  item={items[index] ?? { eventId: choice.id }}
                  onChoose={(variantId) => edit({ type: 'word event', id, eventId: choice.id, variantId })}
                />
              )}
            </EventRow>
          ))}
        </Stack>
      )}
      <ButtonLink variant="plain" size="sm" alignSelf="flex-start" px="0">
        <AppLink to={paths.newEvent(kind)}>
          <PlusIcon size={16} aria-hidden />
          {t(`events.add.${kind}`)}
        </AppLink>
      </ButtonLink>
    </Stack>
  );
}
