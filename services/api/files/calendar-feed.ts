import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addDays, dayOf } from '../../../shared/documents/jobs/plain-day.ts';
import { jobCalendar } from '../../domain/jobs/calendar/job-calendar.ts';
import type { Database } from '../../platform/database/database.ts';
import { jobsFrom, ownerOfFeed } from '../../domain/jobs/calendar-feed.ts';

export interface CalendarFeedOptions {
  readonly database: Database;
  /** The site's origin without a trailing slash. */
  readonly origin: string;
}

/** The number of days before today that a calendar still shows. */
const daysBefore = 90;

const address = /^[\w-]{32}$/;

/**
 * Fastify plugin: `GET /calendar/{address}.ics` is a person's calendar of deadlines, next steps, and interviews, for
 * everyone who knows its address. A revoked address and an unknown one get the same answer.
 */
export function calendarFeed(app: FastifyInstance, { database, origin }: CalendarFeedOptions, done: () => void): void {
  app.get<{ Params: { address: string } }>('/calendar/:address.ics', async (request, reply) => {
    const requestedAddress = request.params.address;
    const owner = address.test(requestedAddress) ? await ownerOfFeed(database, requestedAddress) : undefined;
    reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
    if (!owner) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
    const { accountId, language } = owner;
    const jobs = await jobsFrom(database, accountId, addDays(dayOf(new Date()), -daysBefore));
    const text = jobCalendar(jobs, { origin, language });
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
  done();
}
