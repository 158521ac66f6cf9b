import { LazyBlockPicker, useAnnounce } from '@shared/builder';
import type { EventSection } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { Button, HStack, PlusIcon, Stack } from '@shared/ui';
import { useRef, useState, type Dispatch, type ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';
import type { EventChoice } from './event-choices.ts';

const NewBlockForm = lazyComponent(async () => (await import('./new-block-form.tsx')).NewBlockForm);

interface AddBlockProps {
  readonly section: EventSection;
  /** All blocks of the section's kind. */
  readonly choices: readonly EventChoice[];
  readonly edit: Dispatch<EditAction>;
}

/** Adds a block to a section: an existing one, or a new one that is written in place. */
export function AddBlock({ section, choices, edit }: AddBlockProps): ReactNode {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { id, kind, items } = section;
  // In a section with nothing to choose from, writing is the only thing to do.
  const [startsWriting] = useState(items.length === 0 && choices.length === 0);
  const [open, setOpen] = useState<'picker' | 'form' | null>(startsWriting ? 'form' : null);
  const [written, setWritten] = useState(0);
  const buttons = useRef<HTMLDivElement>(null);
  const toggle = (which: 'picker' | 'form'): void => setOpen(open === which ? null : which);
  const close = (): void => {
    setOpen(null);
    buttons.current?.querySelector('button')?.focus();
  };
  const use = (eventId: string, title: string): void => {
    edit({ type: 'use event', id, eventId, used: true });
    announce(t('events.added', { name: title }));
  };
  return (
    <Stack gap="3">
      <HStack ref={buttons} gap="4" wrap="wrap">
        {choices.length > 0 && (
          <Button variant="plain" size="sm" px="0" aria-expanded={open === 'picker'} onClick={() => toggle('picker')}>
            <PlusIcon size={16} aria-hidden />
            {t('events.pick')}
          </Button>
        )}
        <Button variant="plain" size="sm" px="0" aria-expanded={open === 'form'} onClick={() => toggle('form')}>
          <PlusIcon size={16} aria-hidden />
          {t(`events.write.${kind}`)}
        </Button>
      </HStack>
      {open === 'picker' && (
        <LazyBlockPicker
          choices={choices}
          usedIds={items.map(({ eventId }) => eventId)}
          onPick={({ id: eventId, title }) => use(eventId, title)}
          onClose={close}
        />
      )}
      {open === 'form' && (
        <NewBlockForm
          key={written}
          kind={kind}
          takesFocus={!startsWriting || written > 0}
          onMade={use}
          onDone={(isLast) => (isLast ? close() : setWritten(written + 1))}
          onClose={close}
        />
      )}
    </Stack>
  );
}
