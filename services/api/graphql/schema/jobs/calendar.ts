import { jobCalendar } from '../../../../domain/jobs/calendar/job-calendar.ts';
import { builder } from '../../builder.ts';
import { type CalendarFeed, calendarFeedOf, makeFeed, revokeFeed } from '../../../../domain/jobs/calendar-feed.ts';
import { JobMutations } from './job-mutations.ts';
import { Job } from './job.ts';

builder.objectField(Job, 'calendar', (t) =>
  t.string({
    description: 'Its deadline, next step and interviews as a calendar file (RFC 5545).',
    resolve: (job, _args, { siteOrigin, language }) => jobCalendar([job], { origin: siteOrigin, language }),
  }),
);

const CalendarFeedType = builder.objectRef<CalendarFeed>('CalendarFeed').implement({
  description: 'A private calendar that calendar programs subscribe to. Whoever has its address can read it.',
  fields: (t) => ({
    path: t.string({ description: 'On the site.', resolve: ({ address }) => `/calendar/${address}.ics` }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('calendarFeed', (t) =>
  t.field({
    type: CalendarFeedType,
    nullable: true,
    description: 'Null until the person makes one.',
    resolve: async (_root, _args, context) => calendarFeedOf(context.db, (await context.account()).id),
  }),
);

builder.objectField(JobMutations, 'makeCalendarFeed', (t) =>
  t.field({
    type: CalendarFeedType,
    description: 'Makes the calendar, or gives it another address: the one before leads nowhere then.',
    resolve: async (_parent, _args, context) => makeFeed(context.db, (await context.account()).id, context.language),
  }),
);

builder.objectField(JobMutations, 'revokeCalendarFeed', (t) =>
  t.boolean({
    description: 'Ends the calendar. Answers whether there was one.',
    resolve: async (_parent, _args, context) => revokeFeed(context.db, (await context.account()).id),
  }),
);
