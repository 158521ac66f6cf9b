import { brand, type RuntimeConfig } from '@shared/contracts';
import { Navigate } from '@shared/router';
import { Button, ErrorNotice, ListSkeleton, Text } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AuthCard } from '../pages/auth-card.tsx';
import { useSession } from '../session/session-context.ts';
import { removeSample } from './sample-calls.ts';
import { sampleMark, type SampleMark } from './sample-mark.ts';
import { useTryItTexts } from './texts.ts';

interface Props {
  readonly config: RuntimeConfig;
  /** Reloads the app, because lists that were fetched before still contain the sample. */
  readonly open?: (path: string) => void;
}

const openAnew = (path: string): void => window.location.replace(path);

/**
 * `/try/away`: deletes the sample. It is a separate page, so that the builder has closed and saved the résumé before
 * that is deleted.
 */
export function DeleteSamplePage({ config, open = openAnew }: Props): ReactNode {
  const t = useTryItTexts();
  const { state } = useSession();
  const [outcome, setOutcome] = useState<'under-way' | 'some-stayed' | 'failed'>('under-way');
  const [mark] = useState<SampleMark | undefined>(() => sampleMark.get());
  const isUnderWay = useRef(false);
  const session = state.status === 'signed-in' ? state.session : undefined;

  useEffect(() => {
    if (outcome !== 'under-way' || isUnderWay.current || !session || mark?.subject !== session.subject) return;
    isUnderWay.current = true;
    removeSample(session, config.endpoints.graphql, mark).then(
      (someStayed) => {
        sampleMark.remove();
        if (someStayed) setOutcome('some-stayed');
        else open(brand.home);
      },
      () => {
        isUnderWay.current = false;
        setOutcome('failed');
      },
    );
  });

  if (state.status === 'signed-out') return <Navigate to="/login" replace />;
  if (session && mark?.subject !== session.subject) return <Navigate to={brand.home} replace />;
  const home = t('home', { brand: brand.name });
  if (outcome === 'some-stayed') {
    return (
      <AuthCard title={t('left.title')} home={home}>
        <Text>{t('left.body')}</Text>
        <Button onClick={() => open(brand.home)}>{t('left.go')}</Button>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('leaving.title')} purpose={t('leaving.purpose')} home={home}>
      {outcome === 'failed' ? (
        <ErrorNotice
          title={t('leaveFailed.title')}
          action={
            <Button variant="outline" size="sm" onClick={() => setOutcome('under-way')}>
              {t('failed.again')}
            </Button>
          }
        >
          {t('leaveFailed.body')}
        </ErrorNotice>
      ) : (
        <ListSkeleton rows={1} />
      )}
    </AuthCard>
  );
}
