import { searchLimits, type PostingSearch, type PostingSort } from '@shared/documents';
import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { FormDialog, newUuid } from '@shared/record-forms';
import { Checkbox, Field, Input, Stack, Text, useNotices } from '@shared/ui';
import { useRef, useState, type ReactNode } from 'react';
import { saveSearch, updateSavedSearch, type SavedSearch } from '../api/saved-searches.ts';
import { searchInput } from '../query/find-query.ts';
import { freeName } from './search-name.ts';
import { useSending } from '../../common/use-sending.ts';

interface SaveSearchDialogProps {
  /** The search to save. For a search that is already saved, only its name and email setting change. */
  readonly search: PostingSearch;
  readonly sort: PostingSort;
  readonly saved: SavedSearch | undefined;
  /** The suggested name. */
  readonly name: string;
  /** All saved searches, of which no two have one name. */
  readonly others: readonly SavedSearch[];
  /** Whether the person asked to save a search that is saved already. */
  readonly isAgain?: boolean;
  readonly onClose: () => void;
}

/** Saves a search under a name, optionally with an email about new postings. */
export function SaveSearchDialog({
  search,
  sort,
  saved,
  name: begun,
  others,
  isAgain = false,
  onClose,
}: SaveSearchDialogProps): ReactNode {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const taken = others.filter(({ id }) => id !== saved?.id).map((each) => each.name);
  const [name, setName] = useState(() => saved?.name ?? freeName(begun, taken));
  const [mailed, setMailed] = useState(saved?.mailed ?? false);
  const { busy, failure, refuse, send } = useSending(t('find.saved.failed'));
  // All attempts use one id, because an attempt whose response was lost may have saved the search.
  const newId = useRef(newUuid());

  const save = async (): Promise<void> => {
    if (name.trim() === '') {
      refuse(t('find.saved.nameMissing'));
      return;
    }
    if (taken.includes(name.trim())) {
      refuse(t('find.saved.nameTaken', { name: name.trim() }));
      return;
    }
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const values = { name: name.trim(), mailed, timeZone };
    await send(async () => {
      if (saved === undefined) {
        const variables = { id: newId.current, search: searchInput(search), sort, ...values };
        dataOf(await client.mutate({ mutation: saveSearch, variables, context: keepPlace }));
      } else {
        // Another tab may have changed the rest since this dialog was opened.
        const variables = {
          id: saved.id,
          timeZone,
          ...(values.name !== saved.name && { name: values.name }),
          ...(mailed !== saved.mailed && { mailed }),
        };
        dataOf(await client.mutate({ mutation: updateSavedSearch, variables, context: keepPlace }));
      }
      notices.show({ kind: 'success', title: t('find.saved.done', { name: values.name }), duration: 3000 });
      void client.refetchQueries({ include: ['JobTrackerListSavedSearches'] }).catch(() => undefined);
      onClose();
    });
  };
  return (
    <FormDialog
      title={t(saved === undefined ? 'find.saved.save' : 'find.saved.change')}
      size="sm"
      leave={t('cancel')}
      send={t('find.saved.keep')}
      busy={busy}
      onSend={save}
      onClose={onClose}
    >
      <Stack gap="4">
        {isAgain && <Text role="status">{t('find.saved.exists', { name: saved?.name ?? '' })}</Text>}
        <Field.Root invalid={failure !== undefined}>
          <Field.Label>{t('find.saved.name')}</Field.Label>
          <Input
            value={name}
            autoComplete="off"
            maxLength={searchLimits.name}
            onChange={({ target }) => setName(target.value)}
          />
          <Field.ErrorText role="alert">{failure}</Field.ErrorText>
        </Field.Root>
        <Checkbox.Root checked={mailed} onCheckedChange={({ checked }) => setMailed(checked)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('find.saved.mailed')}</Checkbox.Label>
        </Checkbox.Root>
        <Text textStyle="sm" color="fg.muted">
          {t('find.saved.mailedHelp')}
        </Text>
      </Stack>
    </FormDialog>
  );
}
