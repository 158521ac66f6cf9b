import { useTranslation } from '@shared/i18n';
import { useHref } from '@shared/remote-kit';
import { useNavigate, useSearchParams } from '@shared/router';
import { Box, PageHeader } from '@shared/ui';
import { withoutScheme } from '@shared/documents';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { trackerPath } from '../common/paths.ts';
import { JobForm } from './job-form.tsx';
import { jobValuesOf, type JobValues } from './job-values.ts';

/** `/jobs/track/new`, which the bookmarklet opens with what it has found on a page: `title`, `link` and `text`. */
export function NewJobPage(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const tracker = useHref(trackerPath);
  const [parameters] = useSearchParams();
  const [initial] = useState(() => jobValuesOf(null));
  const [given] = useState(() => ({
    title: parameters.get('title') ?? '',
    link: withoutScheme(parameters.get('link') ?? ''),
    description: parameters.get('text') ?? '',
  }));
  return (
    <Box maxWidth="720px" mx="auto">
      <PageHeader title={t('newTitle')} purpose={t('newPurpose')} />
      <JobForm
        label={t('newTitle')}
        job={null}
        initial={initial}
        renderLead={(fill) => <Prefilled values={given} fill={fill} />}
        onSaved={() => void navigate(tracker)}
      />
    </Box>
  );
}

interface PrefilledProps {
  readonly values: Pick<JobValues, 'title' | 'link' | 'description'>;
  readonly fill: (values: Partial<JobValues>) => void;
}

/** Fills in what the address brings, as if it had been typed: so it is kept as a draft, too. */
function Prefilled({ values, fill }: PrefilledProps): ReactNode {
  const begin = useEffectEvent(() => {
    const given = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
    if (Object.keys(given).length > 0) fill(given);
  });
  useEffect(() => begin(), []);
  return null;
}
