/** Starts the services: all of them in this process by default (`ROLES` selects some). */
import { ConfigurationError, readConfiguration } from './config/configuration.ts';
import { consoleReports } from './platform/database/console-reports.ts';
import { createLog, type Log } from './platform/telemetry/log.ts';
import { createProcessLog } from './process/process-log.ts';
import { SealedKeysError } from './platform/vault/vault.ts';
import { readCommandLine } from './cli/command-line/command-line.mjs';
import { describeFailure } from './cli/command-line/describe-failure.mjs';

readCommandLine({
  name: 'npm run serve',
  does: 'Runs the services of the built product in this process, all of them or those of ROLES, until it is told to stop. All settings are environment variables, which docs/operating/settings.md lists.',
  settings: [
    { name: 'ROLES', about: 'What this process does. The default is everything.' },
    { name: 'SITE_PORT', about: 'The port of the site. The default is 3000.' },
    { name: 'REMOTES_PORT', about: 'The port of the remotes. The default is 3001.' },
    {
      name: 'DATABASE_URL',
      about: 'The PostgreSQL database. Without it, the embedded one in TESSERA_DATA is started.',
    },
    { name: 'TESSERA_LOG', about: 'How much is logged: silent, error, warn (the default), info, or debug.' },
  ],
  examples: ['npm run serve', 'ROLES=gateway DATABASE_URL=postgresql://… npm run serve'],
});

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
    console.error(describeFailure(error));
    if (error instanceof Error && error.cause instanceof Error) console.error(describeFailure(error.cause));
    if (error instanceof Error && !isPlain && process.env['TESSERA_LOG'] !== undefined) console.error(error.stack);
  } else {
    log.fatal({ err: error }, message);
  }
  process.exit(1);
}

async function start(): Promise<void> {
  process.on('uncaughtException', (error) => fail(error, 'The process ended because of an error'));
  // Help and wrong arguments load nothing of the product.
  const { startServices } = await import('./app.ts');
  const configuration = readConfiguration(process.env);
  log = createProcessLog(configuration);
  // `npm start` shows standard error and no log, and a person should see there that the database is lost.
  const services = await startServices(configuration, {
    log,
    ...(process.connected && { databaseLog: consoleReports }),
  });
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
