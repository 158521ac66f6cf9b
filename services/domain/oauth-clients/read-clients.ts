import { readFileSync } from 'node:fs';
import { parseClients, type ClientsReading } from './client.ts';

/** The registry of clients in a file, which is given by its absolute name. Answers every fault that was found. */
export function readClients(file: string): ClientsReading {
  try {
    return parseClients(JSON.parse(readFileSync(file, 'utf8')) as unknown);
  } catch (error) {
    const why =
      error instanceof SyntaxError ? 'it is not valid JSON' : error instanceof Error ? error.message : String(error);
    return { ok: false, faults: [why] };
  }
}
