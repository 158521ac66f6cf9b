import { buildMailbox } from './mailbox.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const app = await buildMailbox(settings);
await app.listen({ port: settings.port, host: '127.0.0.1' });
console.log(`Mailbox: http://localhost:${settings.port}`);

const stop = (): void => void app.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// The process that started this one has ended, even if it could not send a signal.
process.once('disconnect', stop);
