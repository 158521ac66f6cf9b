import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { useLocation } from '@shared/router';
import { ButtonLink, type ButtonProps } from '@shared/ui';
import type { ReactNode } from 'react';
import { originState } from './origin-state.ts';
import { tailorAddress, type TailorTarget } from './target.ts';

interface TailorButtonProps extends Pick<ButtonProps, 'size'> {
  readonly target: Pick<TailorTarget, 'postingId' | 'jobId'>;
}

/** A link to the tailoring page for a posting or a job. */
export function TailorButton({ target, ...button }: TailorButtonProps): ReactNode {
  const { t } = useTranslation();
  return (
    <ButtonLink variant="outline" {...button}>
      <AppLink to={tailorAddress(target)} state={originState(useLocation())}>
        {t('tailorThis')}
      </AppLink>
    </ButtonLink>
  );
}
