import { useTranslation } from '@shared/i18n';
import { Button, Field, Flex, NativeSelect } from '@shared/ui';
import type { ReactNode } from 'react';
import type { Correction } from '@shared/importers';

interface EntryActionsProps {
  /** The key of the entry. */
  readonly entry: string;
  readonly texts: readonly string[];
  readonly onCorrect: (correction: Correction) => void;
  readonly onClose: () => void;
}

/** Moves an entry in its list, merges it with the one above, or divides it at one of its lines. */
export function EntryActions({ entry, texts, onCorrect, onClose }: EntryActionsProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() => onCorrect({ type: 'move', key: entry, by: -1 })}
        >
          {t('import.correct.up')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() => onCorrect({ type: 'move', key: entry, by: 1 })}
        >
          {t('import.correct.down')}
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() => {
            onCorrect({ type: 'merge', key: entry });
            onClose();
          }}
        >
          {t('import.correct.merge')}
        </Button>
      </Flex>
      {texts.length > 0 && (
        <Field.Root>
          <Field.Label>{t('import.correct.split')}</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field
              value=""
              onChange={({ target }) => {
                onCorrect({ type: 'split', key: entry, at: Number(target.value) });
                onClose();
              }}
            >
              <option value="">{t('import.correct.splitNone')}</option>
              {texts.map((text, index) => (
                // Two texts may be the same.
                <option key={`${index} ${text}`} value={index}>
                  {text}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field.Root>
      )}
    </>
  );
}
