import type { MountOptions, NavigationPort, PortalHistory, Session, SessionChange } from '@shared/contracts';
import { linkTo } from './link-shape.ts';
import type { FramedOptions, FramedPlace, FromFrame, SentReport, ToFrame } from './messages.ts';

/** The options that a remote in a frame is mounted with: callbacks whose answers come from the surrounding page. */
export interface FramedEnvironment {
  readonly options: Pick<
    MountOptions,
    'session' | 'locale' | 'appearance' | 'navigation' | 'getHistory' | 'onIntent' | 'onError' | 'onEvent'
  >;
  hear(message: ToFrame): void;
  /** Returns a port at another place, which replaces the previous one. */
  navigationAt(place: FramedPlace): NavigationPort;
}

/** Returns a report without its cause, which may hold values that cannot be cloned. */
export const sentReport = ({ id, remote, version, phase, code, message }: SentReport): SentReport => ({
  id,
  remote,
  version,
  phase,
  message,
  ...(code !== undefined && { code }),
});

let questions = 0;

/** Creates a list of the questions that wait for the page's answer, each with its number. */
function createQuestions<Answer>() {
  const pending = new Map<number, PromiseWithResolvers<Answer>>();
  return {
    ask(): { readonly id: number; readonly answer: Promise<Answer> } {
      questions += 1;
      const answer = Promise.withResolvers<Answer>();
      pending.set(questions, answer);
      return { id: questions, answer: answer.promise };
    },
    take(id: number): PromiseWithResolvers<Answer> | undefined {
      const answer = pending.get(id);
      pending.delete(id);
      return answer;
    },
  };
}

/** Creates the options for a remote in a frame. `send` passes messages to the surrounding page. */
export function createFramedEnvironment(
  { subject, locale, appearance, place, takesIntents, givesHistory = false }: FramedOptions,
  send: (message: FromFrame) => void,
): FramedEnvironment {
  const tokens = createQuestions<string | null>();
  const intents = createQuestions<boolean>();
  const histories = createQuestions<PortalHistory>();
  const sessionListeners = new Set<(change: SessionChange) => void>();
  const places = new Set<(path: string) => void>();
  let here = place?.path ?? '/';

  const session: Session = {
    subject,
    getToken({ reason, signal }) {
      const { id, answer } = tokens.ask();
      signal?.addEventListener('abort', () => send({ type: 'forget-token', id }), { once: true });
      send({ type: 'ask-token', id, reason });
      return answer;
    },
    onChange(listener) {
      sessionListeners.add(listener);
      return () => sessionListeners.delete(listener);
    },
  };

  const navigationAt = ({ path, links }: FramedPlace): NavigationPort => {
    here = path;
    return {
      get path() {
        return here;
      },
      navigate(next, how) {
        here = next;
        send({ type: 'moved', path: next, how });
      },
      subscribe(listener) {
        places.add(listener);
        return () => places.delete(listener);
      },
      ...(links && { href: (target: string) => linkTo(links, target) }),
    };
  };

  return {
    options: {
      session,
      locale,
      ...(appearance && { appearance }),
      ...(place && { navigation: navigationAt(place) }),
      ...(givesHistory && {
        getHistory({ signal }) {
          const { id, answer } = histories.ask();
          signal.addEventListener('abort', () => send({ type: 'forget-history', id }), { once: true });
          send({ type: 'ask-history', id });
          return answer;
        },
      }),
      ...(takesIntents && {
        onIntent(intent) {
          const { id, answer } = intents.ask();
          send({ type: 'intent', id, intent });
          return answer;
        },
      }),
      onError: (report) => send({ type: 'error', report: sentReport(report) }),
      onEvent: (event) => send({ type: 'event', event }),
    },
    hear(message) {
      if (message.type === 'token') tokens.take(message.id)?.resolve(message.token);
      else if (message.type === 'no-token') tokens.take(message.id)?.reject(new Error(message.message));
      else if (message.type === 'history') histories.take(message.id)?.resolve(message.history);
      else if (message.type === 'no-history') histories.take(message.id)?.reject(new Error(message.message));
      else if (message.type === 'intent-answer') intents.take(message.id)?.resolve(message.taken);
      else if (message.type === 'session-change')
        for (const listener of [...sessionListeners]) listener(message.change);
      else if (message.type === 'go') {
        here = message.path;
        for (const listener of [...places]) listener(here);
      }
    },
    navigationAt,
  };
}
