import { brand } from '@shared/contracts';
import { useMutation } from '@shared/graphql';
import { useFormats, type Formats } from '@shared/i18n';
import { Button, ButtonLink, ErrorNotice, Flex, Stack, Text } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import { buyPlus, type PlanHolder, type PlanOffer } from './plan-calls.ts';
import { PlanSection } from './plan-section.tsx';
import { useUpgradeTexts } from './texts.ts';

/** Formats a price in the user's locale, such as `$24`; the amount is in the currency's smallest unit. */
function priceIn(formats: Pick<Formats, 'number'>, { amount, currency }: PlanOffer): string {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  return formats.number(amount / 10 ** (digits ?? 2), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
}

interface Props {
  readonly me: PlanHolder;
  readonly offer: PlanOffer;
  /** Leaves the app for the payment page. */
  readonly onLeave?: (address: string) => void;
}

const leave = (address: string): void => window.location.assign(address);

/** Describes Plus, its price, and the ways to buy it, for oneself or as a gift. */
export function BuySection({ me, offer, onLeave = leave }: Props): ReactNode {
  const t = useUpgradeTexts();
  const formats = useFormats();
  const [buy] = useMutation(buyPlus);
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const { months, isSandbox, namedVersionsFree: free, namedVersionsPlus: plus } = offer;

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
    <PlanSection id="plus" title={t('plus.title')}>
      <Stack gap="4" maxWidth="70ch">
        <Text>{t('plus.what', { free, plus, brand: brand.name })}</Text>
        <Text fontWeight="700">{t('plus.price', { months, price: priceIn(formats, offer) })}</Text>
        {isSandbox && <Text color="fg.muted">{t('plus.sandbox')}</Text>}
        {state === 'failed' && <ErrorNotice title={t('plus.failed')} onRetry={() => void begin()} />}
        <Flex wrap="wrap" gap="3">
          {!me.isAnonymous && (
            <Button loading={state === 'leaving'} onClick={() => void begin()}>
              {me.tesseraProduct === 'plus' ? t('plus.buyMore', { months }) : t('plus.buy')}
            </Button>
          )}
          <ButtonLink variant="outline" colorPalette="gray">
            <a href="/gift">{t('plus.gift')}</a>
          </ButtonLink>
        </Flex>
      </Stack>
    </PlanSection>
  );
}
