import { useNavigate } from '@shared/router';
import { SearchDialog } from '@shared/ui';
import { useRef, type ReactNode } from 'react';
import type { NavigationProps } from '../navigation/entries.ts';
import { contentId } from '../page/use-page-change.ts';
import type { Command } from './command.ts';
import { CommandSearch } from './command-search.tsx';
import { useCommandTexts } from './texts.ts';

export interface CommandBarProps {
  readonly navigation: NavigationProps;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog that finds pages, documents, blocks, jobs, and actions. */
export function CommandBar({ navigation, open, onClose }: CommandBarProps): ReactNode {
  const t = useCommandTexts();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const chosen = useRef<Command['does']>(undefined);
  const choose = ({ does }: Command): void => {
    chosen.current = does;
    onClose();
    if (typeof does === 'string') void navigate(does);
  };
  const onClosed = (): void => {
    const does = chosen.current;
    chosen.current = undefined;
    // An action may open a dialog, which returns the focus to where it is now.
    if (typeof does === 'function') does();
  };
  return (
    <SearchDialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      label={t('label')}
      initialFocus={field}
      finalFocus={() => (typeof chosen.current === 'string' ? document.getElementById(contentId) : null)}
    >
      <CommandSearch navigation={navigation} field={field} onChoose={choose} onClose={onClose} />
    </SearchDialog>
  );
}
