import { startPartnerPortal } from './portal.ts';
import { readSettings } from './settings.ts';

const portal = await startPartnerPortal(readSettings(process.env));
console.log(`Northgate Careers (a stand-in for a partner's portal): ${portal.origin}`);

const stop = (): void => void portal.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// The process that started this one has ended, even if it could not send a signal.
process.once('disconnect', stop);
