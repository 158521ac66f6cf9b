/**
 * `npm run distribution`: prints the statements that distribute the tables over the machines of a Citus cluster
 * (docs/operating/database-and-scaling.md).
 */
import { distributionCommands } from '../platform/database/schema/distribution-commands.ts';
import { tableNames } from '../platform/database/schema/table-names.ts';

console.log(distributionCommands(tableNames).join('\n'));
