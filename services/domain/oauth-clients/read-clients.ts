import { readFileSync } from 'node:fs';
import { parseClients, type ClientsReading } from './client.ts';

/** Reads the registry of clients from a file, given by its absolute path. All faults are reported. */
export function readClients(file: string): ClientsReading {
  try {
    return parseClients(JSON.parse(readFileSync(file, 'utf8')) as unknown);
  } catch (error) {
    const why =
      error instanceof SyntaxError ? 'it is not valid JSON' : error instanceof Error ? error.message : String(error);
    return { ok: false, faults: [why] };
  }
}
