import { keepPlace, requestFailureOf, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink, useEnvironment } from '@shared/remote-kit';
import { useLocation, useSearchParams } from '@shared/router';
import { ArrowLeftIcon, ErrorNotice, Flex, IconButton, ListSkeleton, Page, RadioGroup } from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import { findPath } from '../common/paths.ts';
import { getTailoredJob, getTailoredPosting } from './api/get-target.ts';
import { originIn } from './origin-state.ts';
import { documentKinds } from './tailoring-draft.ts';
import { NoAdText } from './no-ad-text.tsx';
import { TailorLetter } from './tailor-letter.tsx';
import { TailorResume } from './tailor-resume.tsx';
import { TailorTools } from './tailor-tools.tsx';
import { pathOf, targetIn, defaultTitle, type TailorTarget } from './target.ts';
import { useTailoring } from './use-tailoring.ts';

/** `/jobs/tailor?posting=…` or `?job=…`: proposes a résumé or a letter, about which the person decides item by item. */
export function TailorPage(): ReactNode {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const ids = targetIn(params);
  const isPosting = ids?.jobId === null;
  const location = useLocation();
  const { basePath = '' } = useEnvironment();
  const back = originIn(location.state, basePath) ?? (ids === undefined ? findPath : pathOf(ids));
  const posting = useQuery(getTailoredPosting, {
    variables: { id: ids?.postingId ?? '' },
    fetchPolicy: isPosting ? 'cache-first' : 'standby',
    context: keepPlace,
  });
  const job = useQuery(getTailoredJob, {
    variables: { id: ids?.jobId ?? '' },
    // Another device may have changed the job's description.
    fetchPolicy: ids !== undefined && !isPosting ? 'cache-and-network' : 'standby',
    nextFetchPolicy: 'cache-first',
    context: keepPlace,
  });
  const found = isPosting ? posting.data?.posting : job.data?.job;
  const hasText = isPosting || (job.data?.job.description ?? '').trim() !== '';
  const { error, loading, refetch } = isPosting ? posting : job;
  const backLink = (
    <IconButton asChild variant="ghost" colorPalette="gray" size="sm" ms="-2">
      <AppLink to={back} aria-label={t('tailor.back')}>
        <ArrowLeftIcon size={18} aria-hidden />
      </AppLink>
    </IconButton>
  );
  if (ids !== undefined && found !== undefined) {
    return <OpenTailoring key={ids.postingId ?? ids.jobId} ids={ids} found={{ ...found, hasText }} back={backLink} />;
  }
  const isLoading = ids !== undefined && (error === undefined || loading);
  return (
    <Page title={t('tailor.page')} back={backLink} {...headOf(isLoading)}>
      {isLoading ? (
        <ListSkeleton rows={3} />
      ) : ids === undefined || requestFailureOf(error) === 'not-found' ? (
        <ErrorNotice title={t('tailor.gone')}>{t('tailor.goneHelp')}</ErrorNotice>
      ) : (
        <ErrorNotice title={t('tailor.proposalFailed')} onRetry={() => void refetch().catch(() => undefined)}>
          {t('tailor.proposalFailedHelp')}
        </ErrorNotice>
      )}
    </Page>
  );
}

/** Reserves the toolbar, whose controls come with the proposal. */
const headOf = (isLoading: boolean) => ({ name: 'tailor', isLoading });

interface OpenTailoringProps {
  readonly ids: Pick<TailorTarget, 'postingId' | 'jobId'>;
  readonly found: Omit<TailorTarget, 'postingId' | 'jobId'>;
  readonly back: ReactNode;
}

function OpenTailoring({ ids, found, back }: OpenTailoringProps): ReactNode {
  const { t } = useTranslation();
  const { postingId, jobId } = ids;
  const { title, company, location, source, hasText } = found;
  // The pages are composed from this object, so it changes only with its content.
  const target = useMemo(
    () => ({ postingId, jobId, title, company, location, source, hasText }),
    [postingId, jobId, title, company, location, source, hasText],
  );
  const tailoring = useTailoring(target);
  const Kind = tailoring.kind === 'resume' ? TailorResume : TailorLetter;
  return (
    <Page title={t('tailor.title', { title: defaultTitle(target) })} back={back} {...headOf(false)}>
      <TailorTools>
        <RadioGroup.Root
          aria-label={t('tailor.what')}
          value={tailoring.kind}
          onValueChange={({ value }) =>
            tailoring.change({ kind: documentKinds.find((each) => each === value) ?? 'resume' })
          }
        >
          <Flex gap="4">
            {documentKinds.map((each) => (
              <RadioGroup.Item key={each} value={each} position="relative">
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText textStyle="sm">{t(`tailor.kinds.${each}`)}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </Flex>
        </RadioGroup.Root>
      </TailorTools>
      {!hasText && jobId !== null && <NoAdText jobId={jobId} />}
      <Kind target={target} tailoring={tailoring} />
    </Page>
  );
}
