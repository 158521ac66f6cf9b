import { useTranslation } from '@shared/i18n';
import { useVariantNames } from '@shared/variants';
import { useMemo } from 'react';
import type { DescribeTools } from './describe-variants.ts';

/** Returns the tools for describing a block's variants as text. */
export function useDescribeTools(): DescribeTools {
  const { t } = useTranslation();
  const { nameOf } = useVariantNames();
  return useMemo(() => ({ t, nameOf }), [t, nameOf]);
}
