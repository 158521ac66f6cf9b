import { jobCalendar } from '../../../../domain/jobs/calendar/job-calendar.ts';
import { builder } from '../../builder.ts';
import { type CalendarFeed, readCalendarFeed, makeFeed, revokeFeed } from '../../../../domain/jobs/calendar-feed.ts';
import { JobMutations } from '../mutation-namespaces.ts';
import { Job } from './job.ts';

builder.objectField(Job, 'calendar', (t) =>
  t.string({
    description: 'Its deadline, next step and interviews as a calendar file (RFC 5545).',
    resolve: (job, _args, { siteOrigin, language }) => jobCalendar([job], { origin: siteOrigin, language }),
  }),
);

const CalendarFeedType = builder.objectRef<CalendarFeed>('CalendarFeed').implement({
  description: 'A private calendar that calendar apps can subscribe to. Anyone with its address can read it.',
  fields: (t) => ({
    path: t.string({ description: 'The path on the site.', resolve: ({ address }) => `/calendar/${address}.ics` }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.queryField('calendarFeed', (t) =>
  t.field({
    type: CalendarFeedType,
    nullable: true,
    description: 'Null until the user creates one.',
    resolve: async (_root, _args, context) => readCalendarFeed(context.db, (await context.account()).id),
  }),
);

builder.objectField(JobMutations, 'makeCalendarFeed', (t) =>
  t.field({
    type: CalendarFeedType,
    description: 'Creates the calendar, or gives it a new address. The previous address stops working.',
    resolve: async (_parent, _args, context) => {
      const feed = await makeFeed(context.db, (await context.account()).id, context.language);
      context.recordActivity('calendar_feed_created', context.caller());
      return feed;
    },
  }),
);

builder.objectField(JobMutations, 'revokeCalendarFeed', (t) =>
  t.boolean({
    description: 'Turns off the calendar. Returns whether there was one.',
    resolve: async (_parent, _args, context) => revokeFeed(context.db, (await context.account()).id),
  }),
);
