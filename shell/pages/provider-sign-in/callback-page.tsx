import { brand } from '@shared/contracts';
import { Link, useNavigate } from '@shared/router';
import { ButtonLink, ErrorNotice, ListSkeleton } from '@shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import { AuthCard } from '../auth-card.tsx';
import { nextParameter, nextPath } from '../sign-in/next-path.ts';
import { useProviderTexts } from './texts.ts';

/** `/login/callback`: the redirect target of an external provider. Completes the sign-in and continues. */
export function CallbackPage(): ReactNode {
  const t = useProviderTexts();
  const { comeBack } = useSession();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ readonly about: 'network' | 'unknown'; readonly next: string }>();

  useEffect(() => {
    void comeBack().then((result) => {
      const next = nextPath(new URLSearchParams({ [nextParameter]: result.next }));
      if (result.ok) void navigate(next, { replace: true });
      else setFailure({ about: result.failure === 'network' ? 'network' : 'unknown', next });
    });
  }, [comeBack, navigate]);

  const home = t('home', { brand: brand.name });
  if (!failure) {
    return (
      <AuthCard title={t('finishing')} purpose={t('finishingPurpose')} home={home}>
        <ListSkeleton rows={1} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('title')} home={home}>
      <ErrorNotice
        title={t(`failures.${failure.about}.title`)}
        action={
          <ButtonLink size="sm">
            <Link to={`/login?${nextParameter}=${encodeURIComponent(failure.next)}`} replace>
              {t('again')}
            </Link>
          </ButtonLink>
        }
      >
        {t(`failures.${failure.about}.body`)}
      </ErrorNotice>
    </AuthCard>
  );
}
