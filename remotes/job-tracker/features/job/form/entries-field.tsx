import { useFieldArray, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { Box, Button, Flex, Heading, PlusIcon, Stack, Trash2Icon } from '@shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ContactValues, InterviewValues, JobValues } from '../job-values.ts';
import type { TaskValues } from '../task-values.ts';

interface EntryValues {
  readonly tasks: TaskValues;
  readonly interviews: InterviewValues;
  readonly contacts: ContactValues;
}

interface EntriesFieldProps<Name extends keyof EntryValues> {
  readonly control: Control<JobValues>;
  readonly name: Name;
  readonly makeNew: () => EntryValues[Name];
  readonly renderFields: (place: number) => ReactNode;
}

/** Edits a list of entries of one kind. The focus follows the entry that is added or removed. */
export function EntriesField<Name extends keyof EntryValues>(props: EntriesFieldProps<Name>): ReactNode {
  const { control, name, makeNew, renderFields } = props;
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' });
  const box = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wish = useRef<number | 'add'>(undefined);
  useEffect(() => {
    if (wish.current === undefined) return;
    const entry = wish.current === 'add' ? undefined : box.current?.querySelectorAll('[data-entry]')[wish.current];
    (entry?.querySelector<HTMLElement>('input') ?? addButton.current)?.focus();
    wish.current = undefined;
  });
  return (
    <Stack ref={box} gap="4" align="stretch">
      {fields.map(({ key }, place) => (
        <Box
          key={key}
          data-entry
          role="group"
          aria-label={t(`${name}.one`, { place: place + 1 })}
          borderWidth="1px"
          borderRadius="l2"
          p="4"
        >
          <Flex justify="space-between" align="center" mb="3">
            <Heading as="h3" textStyle="md" fontWeight="600">
              {t(`${name}.one`, { place: place + 1 })}
            </Heading>
            <Button
              variant="ghost"
              colorPalette="gray"
              size="sm"
              aria-label={t(`${name}.removeThat`, { place: place + 1 })}
              onClick={() => {
                wish.current = fields.length > 1 ? Math.min(place, fields.length - 2) : 'add';
                remove(place);
              }}
            >
              <Trash2Icon size={16} aria-hidden />
              {t('remove')}
            </Button>
          </Flex>
          <Stack gap="4">{renderFields(place)}</Stack>
        </Box>
      ))}
      <Button
        ref={addButton}
        variant="outline"
        alignSelf="flex-start"
        onClick={() => {
          wish.current = fields.length;
          append(makeNew() as never, { shouldFocus: false });
        }}
      >
        <PlusIcon size={18} aria-hidden />
        {t(`${name}.add`)}
      </Button>
    </Stack>
  );
}
