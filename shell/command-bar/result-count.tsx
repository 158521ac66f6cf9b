import { VisuallyHidden } from '@shared/ui';
import type { ReactNode } from 'react';
import { useCommandTexts } from './texts.ts';

interface Props {
  /** Undefined while results may still arrive. */
  readonly count: number | undefined;
  readonly hasFailed: boolean;
}

/** Tells screen readers how much was found, which others see. */
export function ResultCount({ count, hasFailed }: Props): ReactNode {
  const t = useCommandTexts();
  return (
    <VisuallyHidden role="status">
      {count !== undefined && t('count', { count })}
      {hasFailed && ` ${t('failed')}`}
    </VisuallyHidden>
  );
}
