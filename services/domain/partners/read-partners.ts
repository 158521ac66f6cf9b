import { readFileSync } from 'node:fs';
import { parsePartners, type PartnersReading } from './partner.ts';

const inline = /^\s*\[/;

function textOf(setting: string, folder: (name: string) => string): string {
  return inline.test(setting) ? setting : readFileSync(folder(setting), 'utf8');
}

/**
 * Reads the registry of partners from a setting, which is the path of a file or the JSON itself. `resolve` makes the
 * path absolute. All problems are reported.
 */
export function readPartners(setting: string, resolve: (name: string) => string): PartnersReading {
  try {
    return parsePartners(JSON.parse(textOf(setting, resolve)) as unknown);
  } catch (error) {
    const why =
      error instanceof SyntaxError ? 'it is not valid JSON' : error instanceof Error ? error.message : String(error);
    return { ok: false, problems: [why] };
  }
}
