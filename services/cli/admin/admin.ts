/**
 * `npm run admin -- <command>`: the manual tasks of operators, each recorded in the audit log. Without a command, it
 * lists them.
 */
import { commandFailed } from '../command-failed.ts';
import { runAdmin } from './run-admin.ts';

await runAdmin(process.argv.slice(2), process.env).then((message) => console.log(message), commandFailed);
