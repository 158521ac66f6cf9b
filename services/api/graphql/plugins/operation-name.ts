import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { operationNamesFile } from '../print-operation-names.ts';

const ownOperationNames = new Set(JSON.parse(readFileSync(operationNamesFile, 'utf8')) as readonly string[]);

/**
 * Returns the operation's name if our pages use it. Other names are free text of the caller, which belongs neither in a
 * log nor in a label of a metric.
 */
export function operationOf({ body }: Pick<FastifyRequest, 'body'>): string {
  const name = typeof body === 'object' && body !== null && 'operationName' in body ? body.operationName : undefined;
  return typeof name === 'string' && ownOperationNames.has(name) ? name : 'other';
}
