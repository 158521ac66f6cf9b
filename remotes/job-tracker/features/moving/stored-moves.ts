import { closeReasons, jobStages, parsePlainDay } from '@shared/documents';
import { storedValue, type StoredValue } from '@shared/remote-kit';
import type { Move, MovedJob, BoardPosition } from './move.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readPosition(value: unknown): BoardPosition | undefined {
  if (!isObject(value)) return undefined;
  const stage = jobStages.find((each) => each === value['stage']);
  const closeReason = closeReasons.find((each) => each === value['closeReason']) ?? null;
  return stage === undefined || (stage === 'closed') !== (closeReason !== null) ? undefined : { stage, closeReason };
}

function readJob(value: unknown): MovedJob | undefined {
  const place = readPosition(value);
  if (place === undefined || !isObject(value)) return undefined;
  const { id, title } = value;
  return typeof id === 'string' && typeof title === 'string' ? { id, title, ...place } : undefined;
}

function readMove(value: unknown): Move | undefined {
  if (!isObject(value) || typeof value['id'] !== 'string' || !Array.isArray(value['jobs'])) return undefined;
  const to = readPosition(value['to']);
  const on = parsePlainDay(value['on']);
  const jobs = value['jobs'].map(readJob).filter((job) => job !== undefined);
  return to === undefined || !on.ok || jobs.length === 0 ? undefined : { id: value['id'], jobs, to, on: on.day };
}

function parse(text: string): readonly Move[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map(readMove).filter((move) => move !== undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the person's unconfirmed moves on this device, so that they survive a reload. */
export const storedMoves = (subject: string): StoredValue<readonly Move[]> =>
  storedValue(`tessera.job-tracker.moves.${subject}`, { parse, print: JSON.stringify });
