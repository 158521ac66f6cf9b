import type { ContentPlace } from '@shared/builder';
import type { WrittenPart as WrittenPartOf } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { lazyComponent } from '@shared/remote-kit';
import { Button, PlusIcon, Stack } from '@shared/ui';
import { useState, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import type { EditAction } from '../editing/letter-action.ts';
import { PartText } from './part-text.tsx';

const NewParagraph = lazyComponent(async () => (await import('./new-paragraph.tsx')).NewParagraph);

interface WrittenPartProps {
  readonly part: WrittenPartOf;
  readonly name: string;
  readonly autoFocus: boolean;
  readonly edit: Dispatch<EditAction>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly goTo: (place: ContentPlace) => void;
}

/** A paragraph of this letter only, which can be saved as a block for use in others. */
export function WrittenPart({ part, name, autoFocus, edit, onKeyDown, goTo }: WrittenPartProps): ReactNode {
  const { t } = useTranslation();
  const [isKeeping, setKeeping] = useState(false);
  return (
    <Stack gap="2">
      <PartText
        name={name}
        text={part.text}
        onChange={(text) => edit({ type: 'write part', id: part.id, text })}
        onKeyDown={onKeyDown}
        goTo={goTo}
        autoFocus={autoFocus}
        actions={
          part.text.trim() !== '' &&
          !isKeeping && (
            <Button
              variant="plain"
              size="sm"
              px="0"
              aria-label={t('parts.keepOf', { name })}
              onClick={() => setKeeping(true)}
            >
              <PlusIcon size={16} aria-hidden />
              {t('parts.keep')}
            </Button>
          )
        }
      />
      {isKeeping && (
        <NewParagraph
          text={part.text}
          onMade={(eventId) => edit({ type: 'keep part', id: part.id, eventId })}
          onClose={() => setKeeping(false)}
        />
      )}
    </Stack>
  );
}
