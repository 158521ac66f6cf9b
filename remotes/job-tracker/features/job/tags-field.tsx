import { Labelled, useBoundField, type Control } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';
import { TagsInput } from '../common/tags/tags-input.tsx';
import { useKnownTags } from '../common/tags/use-known-tags.ts';
import type { JobValues } from './job-values.ts';

/** Edits a job's tags and suggests tags of other jobs. */
export function TagsField({ control }: { readonly control: Control<JobValues> }): ReactNode {
  const { t } = useTranslation();
  const { attach, text, change, leave, error } = useBoundField(control, 'tags');
  return (
    <Labelled label={t('fields.tags')} help={t('fields.tagsHelp')} optional error={error}>
      <TagsInput ref={attach} value={text} known={useKnownTags()} onChange={change} onBlur={leave} />
    </Labelled>
  );
}
