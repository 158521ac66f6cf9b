/** `npm run admin -- <command>`: the manual tasks of operators, each recorded in the audit log. */
import { runCommand } from '../command-line/command-line.mjs';
import { adminCommandLine, runAdmin } from './run-admin.ts';

await runCommand(adminCommandLine, async (line) => console.log(await runAdmin(line, process.env)));
