import type { ComposedDocument } from '../../documents/composed-document.ts';
import { type TypesetAnswer, type Typesetter, TypesettingError, type TypesettingSession } from '../typesetter.ts';
import type { EngineLocation, EngineSwitch, EngineSwitchEvent } from './engine-switch.ts';

export interface SwitchingSessionOptions {
  readonly sides: EngineSwitch;
  readonly server: Typesetter;
  /** Of a session on the server that drew what is on screen already. */
  readonly name: string | undefined;
}

/** A session with whichever engine draws. Each engine begins with a session and a drawing of its own. */
export function createSwitchingSession({ sides, server, name }: SwitchingSessionOptions): TypesettingSession {
  let open: { readonly side: EngineLocation; readonly session: TypesettingSession } = {
    side: 'server',
    session: server.open(name),
  };
  /** What is on screen can be built on by the engine that drew it alone. */
  let drawnBy: EngineLocation = 'server';
  let newest: ComposedDocument | undefined;
  let closed = false;
  let redraw: (() => void) | undefined;
  /** Requests that wait for their answer: a change of engines asks for them anew. */
  let underWay = 0;

  function sessionOf(side: EngineLocation): TypesettingSession {
    if (open.side !== side) {
      open.session.close();
      const engine = side === 'device' ? sides.device() : server;
      if (!engine) throw new TypesettingError('engine', 'This device has no engine.');
      open = { side, session: engine.open() };
    }
    return open.session;
  }

  /** Draws once so that fonts and picture of the document are here when the network is not. */
  const rehearse = (): void => {
    const session = newest && sides.now() === 'server' ? sides.device()?.open() : undefined;
    if (!newest || !session) return;
    session.typeset(newest, null).then(
      () => session.close(),
      () => session.close(),
    );
  };
  const listener = (event: EngineSwitchEvent) => {
    if (event === 'ready') rehearse();
    else if (event === 'moved' && newest && underWay === 0) redraw?.();
  };
  sides.listeners.add(listener);

  async function draw(document: ComposedDocument, have: number | null, signal?: AbortSignal): Promise<TypesetAnswer> {
    const side = sides.now();
    const moved = sides.moved();
    try {
      const session = sessionOf(side);
      const either = signal ? AbortSignal.any([signal, moved]) : moved;
      const answer = await session.typeset(document, drawnBy === side ? have : null, either);
      drawnBy = side;
      return answer;
    } catch (error) {
      if (signal?.aborted || closed) throw error;
      if (moved.aborted) {
        if (document === newest) return draw(document, null, signal);
        throw new TypesettingError('superseded', 'A newer state of the document took its place.');
      }
      if (side === 'device' && !(error instanceof TypesettingError && error.failure === 'superseded')) {
        sides.deviceFailed();
      }
      throw error;
    }
  }

  return {
    typeset(document, have, signal) {
      if (document !== newest) sides.touch();
      newest = document;
      underWay += 1;
      return draw(document, have, signal).finally(() => (underWay -= 1));
    },
    whenMoved: (listen) => (redraw = listen),
    close() {
      closed = true;
      sides.listeners.delete(listener);
      open.session.close();
    },
  };
}
