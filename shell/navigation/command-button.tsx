import { useTranslation } from '@shared/i18n';
import { IconAction, SearchIcon } from '@shared/ui';
import type { ReactNode } from 'react';
import { useCommandBar } from './command-bar-context.ts';
import { commandKeyName } from './command-key.ts';

/** Opens the command bar. */
export function CommandButton(): ReactNode {
  const { t } = useTranslation();
  const label = t('navigation.search');
  return (
    <IconAction
      size="sm"
      tip={`${label} (${commandKeyName})`}
      label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={useCommandBar()}
    >
      <SearchIcon size={18} />
    </IconAction>
  );
}
