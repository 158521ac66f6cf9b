import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { NotificationQueue } from '../lazy/notification-queue.ts';
import { useOverlays } from '../lazy/overlays.ts';
import { PlainNotices } from '../lazy/plain-notices.tsx';

export interface Notice {
  readonly kind: 'success' | 'error' | 'info' | 'warning';
  readonly title: string;
  readonly description?: string;
  /** One thing to do, such as *Undo*. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Milliseconds; default 6000, and an error stays until it is closed. */
  readonly duration?: number;
  /** What it is about, such as a request's id: it takes the place of the notice about the same that still shows. */
  readonly about?: string;
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
  const [desk] = useState(() => new NotificationQueue());
  const { waiting, store } = useSyncExternalStore(desk.subscribe, desk.state);
  const code = useOverlays(false);
  return (
    <NoticesContext value={desk}>
      {children}
      {store !== undefined && code.status === 'ready' && <code.overlays.NoticeArea store={store} />}
      {/* What somebody must know is said, if need be without the code that shows it well. */}
      {code.status === 'failed' && waiting.length > 0 && <PlainNotices notices={waiting} onClose={desk.drop} />}
    </NoticesContext>
  );
}
