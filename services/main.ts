/** Starts the services: by default all of them in this process (`ROLES` names some). */
import { ConfigurationError, readConfiguration } from './config/configuration.ts';
import { SealedKeysError } from './api/identity/identity.ts';
import { startServices } from './app.ts';

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const services = await startServices(configuration);
  for (const { name, address } of services.addresses) console.log(`${name}: ${address}`);

  let stopping = false;
  const stop = (): void => {
    // A second signal does not wait any longer.
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
  // Whoever started this process is gone, even if it could not say so.
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
