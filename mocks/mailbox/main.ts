/** `npm run mailbox`: shows the mail that the services write to files. */
import { runCommand } from '../../services/cli/command-line/command-line.mjs';

await runCommand(
  {
    name: 'npm run mailbox',
    does: 'Shows the mail that Tessera would have sent, without a mail server, until Ctrl-C. npm start and npm run dev start it, too.',
    settings: [
      { name: 'MAILBOX_PORT', about: 'The port on the loopback address. The default is 3003.' },
      { name: 'TESSERA_DATA', about: "The services' data folder. The default is .tessera." },
    ],
    examples: ['npm run mailbox', 'MAILBOX_PORT=4003 npm run mailbox'],
  },
  async () => {
    const { buildMailbox } = await import('./mailbox.ts');
    const { readSettings } = await import('./settings.ts');
    const settings = readSettings(process.env);
    const app = await buildMailbox(settings);
    await app.listen({ port: settings.port, host: '127.0.0.1' });
    console.log(`Mailbox: http://localhost:${settings.port}`);

    const stop = (): void => void app.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    // The process that started this one has ended, even if it could not send a signal.
    process.once('disconnect', stop);
  },
);
