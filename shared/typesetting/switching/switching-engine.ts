import { type Typesetter, TypesettingError } from '../typesetter.ts';
import { createServerEngine } from '../server-engine.ts';
import { type ServerCallOptions, retryableFailures } from '../server-call.ts';
import {
  createEngineSwitch,
  type EngineSwitch,
  type EngineSwitchEvent,
  type EngineSwitchOptions,
} from './engine-switch.ts';
import { createSwitchingSession } from './switching-session.ts';

export interface SwitchingEngineOptions
  extends
    Omit<ServerCallOptions, 'onAnswer' | 'onTrouble'>,
    Pick<EngineSwitchOptions, 'load' | 'probe' | 'memory' | 'whenIdle'> {}

export interface SwitchingEngine extends Typesetter {
  /** Stops the engine of this device. */
  close(): void;
}

/**
 * Creates the typesetter of a page: the server's engine, and the same one on this device when the server is slow or
 * unreachable. The change is invisible, because both draw the same pages, byte for byte.
 */
export function createSwitchingEngine({
  load,
  probe,
  memory,
  whenIdle,
  ...call
}: SwitchingEngineOptions): SwitchingEngine {
  const sides: EngineSwitch = createEngineSwitch({ load, probe, memory, whenIdle });
  const server = createServerEngine({
    ...call,
    onAnswer: (milliseconds) => sides.answered(milliseconds),
    onTrouble: (failure) => sides.failed(failure === 'network'),
  });

  return {
    open: (name) => createSwitchingSession({ sides, server, name }),
    async pdf(document, signal) {
      const giveUp = new AbortController();
      const onEvent = (event: EngineSwitchEvent) => {
        if (event === 'lost') void sides.ensureDevice().then((has) => has && giveUp.abort());
      };
      sides.listeners.add(onEvent);
      try {
        if (await sides.isServerThere()) {
          return await server.pdf(document, signal ? AbortSignal.any([signal, giveUp.signal]) : giveUp.signal);
        }
        giveUp.abort();
        throw new TypesettingError('network', 'The service cannot be reached.');
      } catch (error) {
        const isTrouble =
          giveUp.signal.aborted || (error instanceof TypesettingError && retryableFailures.has(error.failure));
        const device = isTrouble && !signal?.aborted ? await sides.ensureDevice() : undefined;
        if (!device) throw error;
        return await device.pdf(document);
      } finally {
        sides.listeners.delete(onEvent);
      }
    },
    close: () => sides.close(),
  };
}
