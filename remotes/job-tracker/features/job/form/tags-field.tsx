import { Labelled, useBoundField, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { TagsInput } from '@shared/ui';
import type { ReactNode } from 'react';
import { useTagSuggestions } from '../../common/tags/use-tag-suggestions.ts';
import type { JobValues } from '../job-values.ts';

/** Edits a job's tags and suggests tags of other jobs. */
export function TagsField({ control }: { readonly control: Control<JobValues> }): ReactNode {
  const { t } = useTranslation();
  const { attach, text, change, leave, error } = useBoundField(control, 'tags');
  return (
    <Labelled label={t('fields.tags')} help={t('fields.tagsHelp')} optional error={error}>
      <TagsInput
        ref={attach}
        value={text}
        suggest={useTagSuggestions()}
        suggestionsLabel={t('tags.suggestions')}
        onChange={change}
        onBlur={leave}
      />
    </Labelled>
  );
}
