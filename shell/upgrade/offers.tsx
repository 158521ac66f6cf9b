import { brand } from '@shared/contracts';
import { useMutation } from '@shared/graphql';
import { useFormats, type Formats } from '@shared/i18n';
import { Link } from '@shared/router';
import { Button, ButtonLink, ErrorNotice, Flex, narrow, SimpleGrid, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { OfferCard } from './offer-card.tsx';
import { buyPlus, type PlanHolder, type PlanOffer } from './plan-calls.ts';
import { useUpgradeTexts } from './texts.ts';

type Price = Pick<PlanOffer, 'amount' | 'currency'>;

/** Formats a price in the user's locale, such as `$24`; the amount is in the currency's smallest unit. */
function priceIn(formats: Pick<Formats, 'number'>, { amount, currency }: Price): string {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  return formats.number(amount / 10 ** (digits ?? 2), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
}

interface Props {
  /** Undefined for a visitor. */
  readonly me?: PlanHolder;
  /** Where a visitor signs in to buy. */
  readonly signInPath?: string;
  readonly offer: PlanOffer;
  /** Leaves the app for the payment page. */
  readonly onLeave?: (address: string) => void;
}

const leave = (address: string): void => window.location.assign(address);

/** Free and Plus side by side, with the ways to buy Plus, for oneself or as a gift. */
export function Offers({ me, signInPath, offer, onLeave = leave }: Props): ReactNode {
  const t = useUpgradeTexts();
  const formats = useFormats();
  const [buy] = useMutation(buyPlus);
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const { months, isSandbox, currency, namedVersionsFree, namedVersionsPlus } = offer;
  const hasPlus = me?.tesseraProduct === 'plus';

  const begin = async (): Promise<void> => {
    setState('leaving');
    try {
      const { data } = await buy();
      if (data == null) throw new Error('The order has no payment address.');
      onLeave(data.plan.buyPlus.address);
    } catch {
      setState('failed');
    }
  };

  return (
    <SimpleGrid
      as="section"
      aria-label={t('offers.label')}
      mt="6"
      gap="4"
      css={{ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
    >
      <OfferCard
        name={t('names.free')}
        price={priceIn(formats, { amount: 0, currency })}
        term={t('offers.freeTerm')}
        items={[t('offers.writing'), t('offers.tools'), t('offers.versions', { count: namedVersionsFree })]}
        isCurrent={me?.tesseraProduct === 'free'}
      />
      <OfferCard
        name={t('names.plus')}
        price={t('offers.plusPrice', { months, price: priceIn(formats, offer) })}
        term={t('offers.plusTerm')}
        items={[
          t('offers.everything'),
          t('offers.versions', { count: namedVersionsPlus }),
          t('offers.support', { brand: brand.name }),
        ]}
        isCurrent={hasPlus}
      >
        {isSandbox && (
          <Text textStyle="sm" color="fg.muted">
            {t('plus.sandbox')}
          </Text>
        )}
        {state === 'failed' && <ErrorNotice title={t('plus.failed')} onRetry={() => void begin()} />}
        <Flex wrap="wrap" gap="2">
          {signInPath !== undefined && (
            <ButtonLink>
              <Link to={signInPath}>{t('plus.signIn')}</Link>
            </ButtonLink>
          )}
          {me?.isAnonymous === false && (
            <Button loading={state === 'leaving'} onClick={() => void begin()}>
              {hasPlus ? t('plus.buyMore', { months }) : t('plus.buy')}
            </Button>
          )}
          <ButtonLink variant="outline" colorPalette="gray">
            <a href="/gift">{t('plus.gift')}</a>
          </ButtonLink>
        </Flex>
      </OfferCard>
    </SimpleGrid>
  );
}
