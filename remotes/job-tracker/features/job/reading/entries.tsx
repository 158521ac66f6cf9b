import { useTranslation } from '@shared/i18n';
import { Box, Button, PlusIcon, useNotices } from '@shared/ui';
import type { ReactNode } from 'react';
import type { JobValues } from '../job-values.ts';
import { SmallForm } from './part-fields.tsx';
import { PartSection } from '../../common/part-section.tsx';
import { useParts } from './parts.ts';
import { ValueButton } from './value-button.tsx';

interface EntriesProps<Entry extends { readonly id: string }> {
  readonly name: 'interviews' | 'contacts';
  readonly look?: 'main' | 'panel';
  readonly entriesOf: (values: JobValues) => readonly Entry[];
  readonly withEntries: (entries: Entry[]) => Partial<JobValues>;
  readonly makeNew: () => Entry;
  /** Renders an entry for reading. */
  readonly renderEntry: (entry: Entry) => ReactNode;
  readonly renderFields: (place: number) => ReactNode;
  /** Renders what follows an entry that is read, outside of the button that edits it. */
  readonly renderEnd?: (entry: Entry) => ReactNode;
}

/** The interviews or contacts of a job. Each is edited in its place as a small form. */
export function Entries<Entry extends { readonly id: string }>(props: EntriesProps<Entry>): ReactNode {
  const { name, look = 'main', entriesOf, withEntries, makeNew, renderEntry, renderFields, renderEnd } = props;
  const { t } = useTranslation();
  const notices = useNotices();
  const { values, open, begin, apply } = useParts();
  const entries = entriesOf(values);
  const remove = (entry: Entry, place: number): void => {
    apply((now) => withEntries(entriesOf(now).filter(({ id }) => id !== entry.id)));
    notices.show({
      kind: 'info',
      title: t(`${name}.removed`),
      action: {
        label: t('undo'),
        onClick: () => apply((now) => withEntries(entriesOf(now).toSpliced(place, 0, entry))),
      },
    });
  };
  return (
    <PartSection title={t(`${name}.title`)} look={look}>
      <Box as="ul" listStyleType="none">
        {entries.map((entry, place) => {
          const label = t(`${name}.one`, { place: place + 1 });
          return (
            <Box as="li" key={entry.id}>
              {open === `${name}.${place}` ? (
                <SmallForm label={label} onRemove={() => remove(entry, place)}>
                  {renderFields(place)}
                </SmallForm>
              ) : (
                <>
                  <ValueButton
                    type="button"
                    data-job-part={`${name}.${place}`}
                    py="1"
                    textStyle="sm"
                    onClick={() => begin(`${name}.${place}`)}
                  >
                    {renderEntry(entry)}
                    <Box as="span" srOnly>
                      {t('page.edit', { name: label })}
                    </Box>
                  </ValueButton>
                  {renderEnd?.(entry)}
                </>
              )}
            </Box>
          );
        })}
      </Box>
      <Button
        data-job-part={name}
        variant="plain"
        size="sm"
        px="0"
        onClick={() => begin(`${name}.${entries.length}`, (now) => withEntries([...entriesOf(now), makeNew()]))}
      >
        <PlusIcon size={16} aria-hidden />
        {t(`${name}.add`)}
      </Button>
    </PartSection>
  );
}
