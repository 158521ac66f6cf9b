import type { ComposedDocument } from '../../documents/composed-document.ts';
import { type TypesetAnswer, type Typesetter, TypesettingError, type TypesettingSession } from '../typesetter.ts';
import type { EngineLocation, EngineSwitch, EngineSwitchEvent } from './engine-switch.ts';

export interface SwitchingSessionOptions {
  readonly sides: EngineSwitch;
  readonly server: Typesetter;
  /** The name of the server's session that drew what is already on screen. */
  readonly name: string | undefined;
}

/**
 * Creates a session with the engine that currently draws. Each engine starts with a session and a drawing of its own.
 */
export function createSwitchingSession({ sides, server, name }: SwitchingSessionOptions): TypesettingSession {
  let open: { readonly side: EngineLocation; readonly session: TypesettingSession } = {
    side: 'server',
    session: server.open(name),
  };
  /** Only the engine that drew what is on screen can build on it. */
  let drawnBy: EngineLocation = 'server';
  let newest: ComposedDocument | undefined;
  let closed = false;
  let redraw: (() => void) | undefined;
  /** The number of unanswered requests; they are sent again when the engine changes. */
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

  /** Draws once in advance, so that the document's fonts and picture are on this device when the network is lost. */
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
