import { createToaster, Stack, Toast, Toaster, type CreateToasterReturn } from '@chakra-ui/react';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useUiTexts } from '../texts.ts';
import { Portal } from './portal.tsx';

export interface Notice {
  readonly kind: 'success' | 'error' | 'info' | 'warning';
  readonly title: string;
  readonly description?: string;
  /** One thing to do, such as *Undo*. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Milliseconds; default 6000, and an error stays until it is closed. */
  readonly duration?: number;
}

/** Shows short notices at the edge of the screen. */
export interface Notices {
  show(notice: Notice): void;
}

const NoticesContext = createContext<Notices>({ show: () => undefined });

/** How a screen says that something is done (or failed) when nothing else on it does. */
export function useNotices(): Notices {
  return use(NoticesContext);
}

export function ToasterProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [toaster] = useState(() => createToaster({ placement: 'bottom-end', pauseOnPageIdle: true, max: 4 }));
  const [used, setUsed] = useState(false);
  const notices = useMemo<Notices>(
    () => ({
      show({ kind, title, description, action, duration }) {
        setUsed(true);
        toaster.create({
          type: kind,
          title,
          closable: true,
          duration: duration ?? (kind === 'error' ? Number.POSITIVE_INFINITY : 6000),
          ...(description === undefined ? {} : { description }),
          ...(action === undefined ? {} : { action }),
        });
      },
    }),
    [toaster],
  );
  useEffect(() => () => toaster.remove(), [toaster]);
  return (
    <NoticesContext value={notices}>
      {children}
      {used && <NoticeArea toaster={toaster} />}
    </NoticesContext>
  );
}

function NoticeArea({ toaster }: { readonly toaster: CreateToasterReturn }): ReactNode {
  const t = useUiTexts();
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
        {(toast) => (
          <Toast.Root width={{ md: 'sm' }}>
            <Toast.Indicator />
            <Stack gap="1" flex="1" maxWidth="100%">
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description === undefined ? null : <Toast.Description>{toast.description}</Toast.Description>}
            </Stack>
            {toast.action && <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label={t('close')} />
          </Toast.Root>
        )}
      </Toaster>
    </Portal>
  );
}
