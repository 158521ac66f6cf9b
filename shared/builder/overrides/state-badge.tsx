import type { OverrideState } from '@shared/documents';
import { Badge, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { useBuilderTexts } from '../texts.ts';

/** Shows whether an item matches its event, overrides it, or is behind it. */
export function StateBadge({ state }: { readonly state: OverrideState }): ReactNode {
  const t = useBuilderTexts();
  if (state === 'inherited') {
    return (
      <Text as="span" textStyle="sm" color="fg.muted">
        {t('overrides.state.inherited')}
      </Text>
    );
  }
  return (
    <Badge colorPalette={state === 'behind' ? 'warning' : 'primary'} alignSelf="flex-start">
      {t(`overrides.badge.${state}`)}
    </Badge>
  );
}
