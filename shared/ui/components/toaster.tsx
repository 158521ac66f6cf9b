import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { NotificationQueue } from '../lazy/notification-queue.ts';
import { useOverlays } from '../lazy/overlays.ts';
import { PlainNotices } from '../lazy/plain-notices.tsx';
import type { Notice } from '../overlay-types.ts';

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
