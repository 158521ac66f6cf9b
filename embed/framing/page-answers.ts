import type { MountOptions, PortalHistory } from '@shared/contracts';
import type { FromFrame, ToFrame } from './messages.ts';

type Of<Type extends FromFrame['type']> = Extract<FromFrame, { readonly type: Type }>;

export interface PageAnswers {
  hear(message: FromFrame): void;
  /** Cancels all pending requests to the page. */
  stop(): void;
}

/** Checks an answer of the page, which may be written without types. */
const isHistory = (value: unknown): value is PortalHistory => {
  const { work, education } = (value ?? {}) as Partial<Record<keyof PortalHistory, unknown>>;
  return Array.isArray(work) && Array.isArray(education);
};

/** Answers the frame with what the page passed to `mount`. `optionsNow` returns the current options. */
export function createPageAnswers(optionsNow: () => MountOptions, send: (message: ToFrame) => void): PageAnswers {
  const pendingRequests = new Map<number, AbortController>();

  async function askForToken({ id, reason }: Of<'ask-token'>): Promise<void> {
    const limit = new AbortController();
    pendingRequests.set(id, limit);
    try {
      const token: unknown = await optionsNow().session.getToken({ reason, signal: limit.signal });
      if (typeof token !== 'string' && token !== null && token !== undefined)
        throw new TypeError('getToken must return a string or null.');
      send({ type: 'token', id, token: token ?? null });
    } catch (cause) {
      send({ type: 'no-token', id, message: cause instanceof Error ? cause.message : String(cause) });
    } finally {
      pendingRequests.delete(id);
    }
  }

  async function askForHistory({ id }: Of<'ask-history'>): Promise<void> {
    const limit = new AbortController();
    pendingRequests.set(id, limit);
    try {
      const history = await optionsNow().getHistory?.({ signal: limit.signal });
      if (!isHistory(history)) throw new TypeError('getHistory must return { work, education }, two lists of records.');
      // A record that cannot be cloned makes this throw.
      send({ type: 'history', id, history });
    } catch (cause) {
      send({ type: 'no-history', id, message: cause instanceof Error ? cause.message : String(cause) });
    } finally {
      pendingRequests.delete(id);
    }
  }

  async function tellIntent({ id, intent }: Of<'intent'>): Promise<void> {
    let taken = false;
    try {
      taken = (await optionsNow().onIntent?.(intent)) === true;
    } finally {
      send({ type: 'intent-answer', id, taken });
    }
  }

  return {
    hear(message) {
      const options = optionsNow();
      const { navigation } = options;
      switch (message.type) {
        case 'ask-token':
          void askForToken(message);
          break;
        case 'ask-history':
          void askForHistory(message);
          break;
        case 'forget-token':
        case 'forget-history':
          pendingRequests.get(message.id)?.abort();
          break;
        case 'intent':
          void tellIntent(message);
          break;
        case 'moved':
          if (navigation !== undefined && navigation.path !== message.path)
            navigation.navigate(message.path, message.how);
          break;
        case 'error':
          options.onError?.(message.report);
          break;
        case 'event':
          options.onEvent?.(message.event);
          break;
      }
    },
    stop: () => pendingRequests.forEach((limit) => limit.abort()),
  };
}
