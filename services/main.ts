/** Starts the services: all of them in this process by default (`ROLES` selects some). */
import { ConfigurationError, readConfiguration } from './config/configuration.ts';
import { SealedKeysError } from './platform/vault/vault.ts';
import { startServices } from './app.ts';

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const services = await startServices(configuration);
  for (const { name, address } of services.addresses) console.log(`${name}: ${address}`);

  let stopping = false;
  const stop = (): void => {
    // A second signal ends the process without further waiting.
    if (stopping) process.exit(1);
    stopping = true;
    services.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
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
  const isPlain = error instanceof ConfigurationError || error instanceof SealedKeysError;
  const hasTrace = error instanceof Error && !isPlain;
  console.error(error instanceof Error ? error.message : error);
  if (hasTrace && process.env['TESSERA_LOG'] !== undefined) console.error(error.stack);
  process.exit(1);
}
