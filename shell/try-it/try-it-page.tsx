import { brand, importParameter, openOnPage, type RuntimeConfig, type Session } from '@shared/contracts';
import { useLocale } from '@shared/i18n';
import { Navigate, useNavigate, useSearchParams } from '@shared/router';
import { Button, ErrorNotice, ListSkeleton } from '@shared/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AuthCard } from '../pages/auth-card.tsx';
import { SignInFailed, useRefusal } from '../pages/sign-in/sign-in-failed.tsx';
import { useSession } from '../session/session-context.ts';
import { createSample } from './sample-calls.ts';
import { sampleMark, samplePath } from './sample-mark.ts';
import { useTryItTexts } from './texts.ts';

/** The next step, so that each is performed once. */
type TryItStep = 'enter' | 'make' | 'failed';

/**
 * `/try`: opens a builder with a sample without an account. A guest who already has one returns to it; a user with an
 * account needs none. A visitor of the public ATS check (`brand.tryItWithImport`) has a file and needs no sample: the
 * import of that file opens instead.
 */
export function TryItPage({ config }: { readonly config: RuntimeConfig }): ReactNode {
  const t = useTryItTexts();
  const { language } = useLocale();
  const navigate = useNavigate();
  const { state, enterAsGuest, capabilities } = useSession();
  const { refusal, show, clear } = useRefusal();
  const [hasFailed, setHasFailed] = useState(false);
  const step = useRef<TryItStep>(undefined);
  const [parameters] = useSearchParams();
  const isImport = parameters.has(importParameter);
  const home = isImport ? brand.homeWithImport : brand.home;

  const make = async (session: Session): Promise<void> => {
    step.current = 'make';
    try {
      const known = sampleMark.get();
      const mark =
        known?.subject === session.subject ? known : await createSample(session, config.endpoints.graphql, language);
      sampleMark.set(mark);
      // What the visitor came to see is the page, and a phone has room for one side.
      await navigate(samplePath(mark), { replace: true, state: openOnPage });
    } catch {
      step.current = 'failed';
      setHasFailed(true);
    }
  };
  const enter = async (): Promise<void> => {
    step.current = 'enter';
    const result = await enterAsGuest();
    if (!result.ok) step.current = 'failed';
    show('guest', result);
  };
  const goOn = (): void => {
    if (state.status === 'signed-out' && capabilities.guests) void enter();
    else if (state.status === 'signed-in' && state.isAnonymous && !isImport) void make(state.session);
  };
  useEffect(() => {
    const isDone = step.current === 'make' || step.current === 'failed';
    if (isDone || (step.current === 'enter' && state.status === 'signed-out')) return;
    goOn();
  });

  if (state.status === 'signed-in' && (isImport || !state.isAnonymous)) return <Navigate to={home} replace />;
  const signIn = isImport ? `/login?next=${encodeURIComponent(home)}` : '/login';
  if (state.status === 'signed-out' && !capabilities.guests) return <Navigate to={signIn} replace />;
  const again = (
    <Button
      variant="outline"
      size="sm"
      onClick={() => {
        clear();
        setHasFailed(false);
        goOn();
      }}
    >
      {t('failed.again')}
    </Button>
  );
  return (
    <AuthCard
      title={t(isImport ? 'importing.title' : 'entering.title')}
      purpose={t(isImport ? 'importing.purpose' : 'entering.purpose')}
      home={t('home', { brand: brand.name })}
    >
      {refusal && (
        <>
          <SignInFailed {...refusal} onSignIn={() => void navigate(signIn)} />
          {again}
        </>
      )}
      {hasFailed && (
        <ErrorNotice title={t('failed.title')} action={again}>
          {t('failed.body')}
        </ErrorNotice>
      )}
      {!refusal && !hasFailed && <ListSkeleton rows={1} />}
    </AuthCard>
  );
}
