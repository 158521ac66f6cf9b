/**
 * `npm run distribution`: prints the statements that distribute the tables over the machines of a Citus cluster
 * (docs/operating/database-and-scaling.md).
 */
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { distributionCommands } from '../platform/database/schema/distribution-commands.ts';
import * as schema from '../platform/database/schema/index.ts';

const tables = Object.values(schema).filter((each) => is(each, PgTable)) as unknown as PgTable[];
console.log(distributionCommands(tables.map(getTableName).sort()).join('\n'));
