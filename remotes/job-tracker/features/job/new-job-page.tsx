import { useTranslation } from '@shared/i18n';
import { useHref } from '@shared/remote-kit';
import { useNavigate, useSearchParams } from '@shared/router';
import { Box, PageHeader } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { trackerPath } from '../common/paths.ts';
import { AdReader, type GivenAd } from './ad-reader.tsx';
import { JobForm } from './job-form.tsx';
import { jobValuesOf } from './job-values.ts';

/** `/jobs/track/new`, which the bookmarklet opens with what it has found on a page: `title`, `link` and `text`. */
export function NewJobPage(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tracker = useHref(trackerPath);
  const [parameters] = useSearchParams();
  const [initial] = useState(() => jobValuesOf(null));
  const [given] = useState((): GivenAd => ({
    title: parameters.get('title') ?? '',
    link: parameters.get('link') ?? '',
    text: parameters.get('text') ?? '',
  }));
  return (
    <Box maxWidth="720px" mx="auto">
      <PageHeader title={t('newTitle')} purpose={t('newPurpose')} />
      <JobForm
        label={t('newTitle')}
        job={null}
        initial={initial}
        onSaved={() => void navigate(tracker)}
        renderLead={(fill) => <AdReader given={given} fill={fill} />}
      />
    </Box>
  );
}
