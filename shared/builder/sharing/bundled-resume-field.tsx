import { SelectField, type Control } from '@shared/forms';
import { keepPlace, useQuery } from '@shared/graphql';
import type { ReactNode } from 'react';
import { listResumes } from './api/list-resumes.ts';
import type { ShareSettings } from './share-settings.ts';
import { useSharingTexts } from './texts.ts';

interface BundledResumeFieldProps {
  readonly control: Control<ShareSettings>;
}

/** A field for the résumé that a link shows together with the document. Renders nothing when there is no résumé. */
export function BundledResumeField({ control }: BundledResumeFieldProps): ReactNode {
  const t = useSharingTexts();
  const { data } = useQuery(listResumes, { context: keepPlace });
  const resumes = data?.resumes ?? [];
  if (resumes.length === 0) return null;
  const options = resumes.map(({ id, title }) => ({ value: id, label: title.trim() === '' ? t('untitled') : title }));
  return (
    <SelectField
      control={control}
      name="resumeId"
      label={t('beside')}
      help={t('besideHelp')}
      placeholder={t('besideNone')}
      options={options}
    />
  );
}
