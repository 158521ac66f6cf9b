import { useTranslation } from '@shared/i18n';
import { useHref } from '@shared/remote-kit';
import { useLocation, useNavigate } from '@shared/router';
import { Page } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { trackerPath } from '../common/paths.ts';
import { AdReader, type AdInput } from './form/ad-reader.tsx';
import { JobForm } from './form/job-form.tsx';
import { jobValuesOf } from './job-values.ts';

/**
 * `/jobs/track/new`. The bookmarklet opens it with what it found on a page (`title`, `link`, and `text`) after the `#`.
 */
export function NewJobPage(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tracker = useHref(trackerPath);
  const { hash, search } = useLocation();
  const [initial] = useState(() => jobValuesOf(null));
  const [given] = useState((): AdInput => {
    const parameters = new URLSearchParams(hash === '' ? search : hash.slice(1));
    const read = (name: string): string => parameters.get(name) ?? '';
    return { title: read('title'), link: read('link'), text: read('text') };
  });
  return (
    <Page title={t('newTitle')} width="reading">
      <JobForm
        label={t('newTitle')}
        initial={initial}
        onSaved={() => void navigate(tracker)}
        renderLead={(filling) => <AdReader given={given} filling={filling} />}
      />
    </Page>
  );
}
