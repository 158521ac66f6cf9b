/** The messages between tabs. The token itself is shared through localStorage only. */
export type TabMessage = 'signed-in' | 'signed-out';

export interface Tabs {
  tell(message: TabMessage): void;
  close(): void;
}

/** Joins the other tabs of this origin. */
export function joinTabs(onMessage: (message: TabMessage) => void): Tabs {
  const channel = new BroadcastChannel('tessera-auth');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in' || data === 'signed-out') onMessage(data);
  };
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
