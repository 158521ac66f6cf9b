import { useQuery } from '@shared/graphql';
import { useLocation, useNavigate } from '@shared/router';
import { ErrorNotice, ListSkeleton, Page, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { useDocumentTitle } from '../page/document-title.ts';
import { codeIn } from './code-in.ts';
import { GuestHint } from './guest-hint.tsx';
import { Offers } from './offers.tsx';
import { planQuery } from './plan-calls.ts';
import { RedeemSection } from './redeem-section.tsx';
import { useUpgradeTexts } from './texts.ts';
import { YourPlan } from './your-plan.tsx';

/** The polling interval in milliseconds while a payment is pending. */
const lookEvery = 4_000;

/**
 * `/app/upgrade`: the current plan, the contents of Plus, and the ways to get it (decisions.md "Profile, plan,
 * account").
 */
export function UpgradePage(): ReactNode {
  const t = useUpgradeTexts();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const hasBought = new URLSearchParams(search).has('bought');
  const [code, setCode] = useState(() => codeIn(hash));
  const [isPending, setPending] = useState(hasBought);
  useDocumentTitle(t('title'));
  const { data, error, refetch } = useQuery(planQuery, {
    fetchPolicy: 'cache-and-network',
    pollInterval: isPending ? lookEvery : 0,
  });
  const me = data?.me;
  if (isPending && me !== undefined && me.tesseraProduct !== 'free') setPending(false);

  const forgetCode = (): void => {
    setCode('');
    void navigate(pathname, { replace: true, preventScrollReset: true });
  };

  return (
    <Page title={t('title')} width="reading">
      <Text color="fg.muted">{t('purpose')}</Text>
      {hasBought && <Text role="status">{isPending ? t('pending') : t('bought')}</Text>}
      {data === undefined && error === undefined && <ListSkeleton rows={3} />}
      {data === undefined && error !== undefined && (
        <ErrorNotice title={t('loadFailed')} onRetry={() => void refetch().catch(() => undefined)}>
          {t('loadFailedSafe')}
        </ErrorNotice>
      )}
      {me !== undefined && <YourPlan me={me} />}
      {data !== undefined && data.me.tesseraProduct !== 'partner' && (
        <>
          <Offers me={data.me} offer={data.planOffer} />
          {data.me.isAnonymous ? <GuestHint /> : <RedeemSection code={code} onRedeemed={forgetCode} />}
        </>
      )}
    </Page>
  );
}
