import { brand } from '@shared/contracts';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import type { NavigationProps } from '../navigation/entries.ts';
import { CommandBarContext } from '../navigation/command-bar-context.ts';
import type { CommandBarProps } from './command-bar.tsx';
import { isCommandKey } from '../navigation/command-key.ts';

interface Props {
  readonly navigation: NavigationProps;
  readonly children: ReactNode;
}

/** Opens the command bar over every page of the frame, by key or by a button. Its code loads when it is first opened. */
export function CommandBarPlace({ navigation, children }: Props): ReactNode {
  const { t } = useTranslation();
  const notices = useNotices();
  const { pathname } = navigation;
  const [Bar, setBar] = useState<ComponentType<CommandBarProps>>();
  const [openAt, setOpenAt] = useState<string>();
  // It is open for one address; navigating closes it.
  if (openAt !== undefined && openAt !== pathname) setOpenAt(undefined);

  const open = (): void => {
    setOpenAt(pathname);
    if (Bar !== undefined) return;
    import(/* webpackChunkName: "command-bar" */ './command-bar.tsx').then(
      ({ CommandBar }) => setBar(() => CommandBar),
      () => {
        setOpenAt(undefined);
        notices.show({ kind: 'error', title: t('remote.unreachable', { brand: brand.name }) });
      },
    );
  };
  const close = (): void => setOpenAt(undefined);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommandKey(event, openAt !== undefined)) return;
    event.preventDefault();
    if (openAt === undefined) open();
    else close();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <CommandBarContext value={open}>
      {children}
      {Bar && <Bar navigation={navigation} open={openAt !== undefined} onClose={close} />}
    </CommandBarContext>
  );
}
