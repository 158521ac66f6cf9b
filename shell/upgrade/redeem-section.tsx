import { readGiftCode } from '@shared/contracts';
import { TextField, useForm, yup, yupResolver } from '@shared/forms';
import { useMutation } from '@shared/graphql';
import { useFormats } from '@shared/i18n';
import { Box, Button, ErrorNotice, Flex, useNotices } from '@shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { redeemGift } from './plan-calls.ts';
import { PlanSection } from './plan-section.tsx';
import { useUpgradeTexts } from './texts.ts';
import { yourPlanId } from './your-plan.tsx';

interface Props {
  /** The code from the link in the email. */
  readonly code: string;
  /** Called when the code has been redeemed. */
  readonly onRedeemed: () => void;
}

interface Values {
  readonly code: string;
}

const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

/** A form for a gift code. A typing error is detected here, before a request is sent. */
export function RedeemSection({ code, onRedeemed }: Props): ReactNode {
  const t = useUpgradeTexts();
  const formats = useFormats();
  const notices = useNotices();
  const [redeem] = useMutation(redeemGift);
  const [hasFailed, setFailed] = useState(false);
  const resolver = useMemo(() => {
    const isCode = (value: string | undefined): boolean => readGiftCode(value ?? '') !== undefined;
    const field = yup.string().trim().required(t('redeem.required')).test('shape', t('redeem.mistyped'), isCode);
    return yupResolver(yup.object({ code: field }));
  }, [t]);
  const { control, handleSubmit, setError, setFocus, reset, formState } = useForm<Values>({
    defaultValues: { code },
    resolver,
  });

  const send = handleSubmit(async (values) => {
    setFailed(false);
    const { data } = await redeem({ variables: values }).catch(() => ({ data: undefined }));
    if (data == null) {
      setFailed(true);
      return;
    }
    const { outcome, retryAfter, me } = data.plan.redeemGift;
    if (outcome === 'redeemed') {
      reset({ code: '' });
      onRedeemed();
      const date = me.plusUntil == null ? '' : formats.date(me.plusUntil);
      notices.show({ kind: 'success', title: t('redeem.done', { date }) });
      document.getElementById(yourPlanId)?.focus();
      return;
    }
    const when = formats.relative(inSeconds(retryAfter ?? 0));
    setError('code', { message: outcome === 'later' ? t('redeem.later', { when }) : t('redeem.unusable') });
    setFocus('code', { shouldSelect: true });
  });

  return (
    <PlanSection id="redeem" title={t('redeem.title')}>
      <form noValidate onSubmit={(event) => void send(event)}>
        {hasFailed && <ErrorNotice title={t('redeem.failed')} />}
        <Flex gap="2" align="flex-start">
          <Box flex="1" maxWidth="26rem">
            <TextField
              control={control}
              name="code"
              required
              label={t('redeem.code')}
              help={t('redeem.help')}
              autoComplete="off"
              maxLength={100}
            />
          </Box>
          {/* Beside the field, below its label. */}
          <Button type="submit" variant="outline" mt="6" loading={formState.isSubmitting}>
            {t('redeem.submit')}
          </Button>
        </Flex>
      </form>
    </PlanSection>
  );
}
