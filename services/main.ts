/** Starts the services: all of them in this process by default (`ROLES` selects some). */
import { ConfigurationError, readConfiguration } from './config/configuration.ts';
import { createLog, type Log } from './platform/telemetry/log.ts';
import { createProcessLog } from './process/process-log.ts';
import { SealedKeysError } from './platform/vault/vault.ts';
import { startServices } from './app.ts';

/**
 * Whether a person reads what this process prints: in a terminal, or through `npm start`, whose channel is connected.
 * Otherwise a program reads it, which expects one object of JSON in each line.
 */
const isWatched = (stream: NodeJS.WriteStream): boolean => stream.isTTY || process.connected;

let log: Log = createLog({ level: 'error', roles: [] });

/** Ends the process with the reason: a plain sentence for a person, and the error for the log. */
function fail(error: unknown, message: string): never {
  if (isWatched(process.stderr)) {
    const isPlain = error instanceof ConfigurationError || error instanceof SealedKeysError;
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.message);
    if (error instanceof Error && !isPlain && process.env['TESSERA_LOG'] !== undefined) console.error(error.stack);
  } else {
    log.fatal({ err: error }, message);
  }
  process.exit(1);
}

async function start(): Promise<void> {
  process.on('uncaughtException', (error) => fail(error, 'The process ended because of an error'));
  const configuration = readConfiguration(process.env);
  log = createProcessLog(configuration);
  const services = await startServices(configuration, { log });
  for (const { name, address } of services.addresses) {
    if (isWatched(process.stdout)) console.log(`${name}: ${address}`);
    else log.info({ name, address }, 'Listening');
  }

  let stopping = false;
  const stop = (): void => {
    // A second signal ends the process without further waiting.
    if (stopping) process.exit(1);
    stopping = true;
    log.info('Stopping');
    services.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error, 'The process could not stop in order'),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // The process that started this one has ended, even if it could not send a signal.
  process.on('disconnect', stop);
}

try {
  await start();
} catch (error) {
  fail(error, 'The process could not start');
}
