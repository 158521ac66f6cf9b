import type { Setting } from './command-line/command-line.mjs';

/** The settings by which a command finds the database. */
export const databaseSettings: readonly Setting[] = [
  { name: 'DATABASE_URL', about: 'The PostgreSQL database. Without it, the embedded one in TESSERA_DATA is used.' },
  { name: 'TESSERA_DATA', about: 'The folder of the embedded database. The default is .tessera.' },
];
