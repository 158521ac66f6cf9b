import { jobLimits } from '@shared/documents';
import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { inBatches } from '@shared/lists';
import { FormDialog } from '@shared/record-forms';
import { Field, Stack, TagsInput, Text, useNotices, tagsIn } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useTagSuggestions } from '../common/tags/use-tag-suggestions.ts';
import { tagJobs } from '../common/api/tag-jobs.ts';
import { useSending } from '../common/use-sending.ts';

interface TagsDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** Adds tags to the selected jobs and removes others. */
export function TagsDialog({ ids, onClose }: TagsDialogProps): ReactNode {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const suggestions = { suggest: useTagSuggestions(), suggestionsLabel: t('tags.suggestions') };
  const [added, setAdded] = useState('');
  const [removed, setRemoved] = useState('');
  const { busy, failure, send } = useSending(t('tags.failed'));

  const save = (): Promise<void> =>
    send(async () => {
      for (const part of inBatches(ids, jobLimits.atOnce)) {
        const variables = { ids: [...part], add: tagsIn(added), remove: tagsIn(removed) };
        dataOf(await client.mutate({ mutation: tagJobs, variables, context: keepPlace }));
      }
      notices.show({ kind: 'success', title: t('tags.done', { count: ids.length }), duration: 3000 });
      void client.refetchQueries({ include: ['JobTrackerGetOverview'] }).catch(() => undefined);
      onClose();
    });
  return (
    <FormDialog
      title={t('tags.title', { count: ids.length })}
      size="sm"
      leave={t('cancel')}
      send={t('tags.save')}
      busy={busy}
      onSend={save}
      onClose={onClose}
    >
      <Stack gap="4">
        <Field.Root>
          <Field.Label>{t('tags.add')}</Field.Label>
          <TagsInput {...suggestions} value={added} onChange={setAdded} />
          <Field.HelperText>{t('tags.help')}</Field.HelperText>
        </Field.Root>
        <Field.Root>
          <Field.Label>{t('tags.remove')}</Field.Label>
          <TagsInput {...suggestions} value={removed} onChange={setRemoved} />
        </Field.Root>
        <Text role="alert" color="fg.error" textStyle="sm" _empty={{ display: 'none' }}>
          {failure}
        </Text>
      </Stack>
    </FormDialog>
  );
}
