/** `npm run portal`: a stand-in for a partner's portal that mounts remotes in its own pages. */
import { runCommand } from '../../services/cli/command-line/command-line.mjs';

await runCommand(
  {
    name: 'npm run portal',
    does: "Runs a stand-in for a partner's career portal, which mounts single remotes in its own pages, until Ctrl-C. The site must run and know it; npm start and npm run dev take care of both.",
    settings: [
      { name: 'PARTNER_PORT', about: 'The port. The default is 3002.' },
      { name: 'PARTNER_HOST', about: 'The address to listen on. The default is 127.0.0.1.' },
      { name: 'PARTNER_ORIGIN', about: 'Its origin as browsers see it. The default is http://localhost:<port>.' },
      { name: 'SITE_ORIGIN', about: "The origin of Tessera's site. The default is http://localhost:3000." },
      { name: 'REMOTES_ORIGIN', about: "The origin of Tessera's remotes. The default is http://localhost:3001." },
    ],
    examples: ['npm run portal', 'PARTNER_PORT=4002 npm run portal'],
  },
  async () => {
    const { startPartnerPortal } = await import('./portal.ts');
    const { readSettings } = await import('./settings.ts');
    const portal = await startPartnerPortal(readSettings(process.env));
    console.log(`Northgate Careers (a stand-in for a partner's portal): ${portal.origin}`);

    const stop = (): void => void portal.close().then(() => process.exit(0));
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    // The process that started this one has ended, even if it could not send a signal.
    process.once('disconnect', stop);
  },
);
