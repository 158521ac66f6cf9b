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

/** Returns the way to report a success or failure that is not visible on the screen itself. */
export function useNotices(): Notices {
  return use(NoticesContext);
}

/** Provides `useNotices` to its children. Until the toaster's code is loaded, urgent notices are shown without it. */
export function ToasterProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [desk] = useState(() => new NotificationQueue());
  const { waiting, store } = useSyncExternalStore(desk.subscribe, desk.state);
  const code = useOverlays(false);
  return (
    <NoticesContext value={desk}>
      {children}
      {store !== undefined && code.status === 'ready' && <code.overlays.NoticeArea store={store} />}
      {/* Notices that people must see are shown even without the code of the toaster. */}
      {code.status === 'failed' && waiting.length > 0 && <PlainNotices notices={waiting} onClose={desk.drop} />}
    </NoticesContext>
  );
}
