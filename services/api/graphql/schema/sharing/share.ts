import { shareModes } from '../../../../platform/database/schema/index.ts';
import { builder } from '../../builder.ts';
import { pathOfShare } from '../../../../domain/shares/share-path.ts';
import type { ShareRecord, ViewsOfDay } from '../../../../domain/shares/share-record.ts';

const ShareMode = builder.enumType('ShareMode', {
  values: shareModes,
  description: 'Whether a link shows documents as they are at any time, or as they were when it was frozen.',
});

const ShareViews = builder.objectRef<ViewsOfDay>('ShareViews').implement({
  description: 'How often a link was opened on a day, not counting its owner.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD, in UTC.' }),
    views: t.exposeInt('views'),
  }),
});

export const Share = builder.objectRef<ShareRecord>('Share').implement({
  description: 'A link that shows a résumé, a letter or both to whoever has it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    path: t.string({ description: 'On the site: `/r/…`, or `/c/…` where it shows a letter.', resolve: pathOfShare }),
    resumeId: t.exposeID('resumeId', { nullable: true, description: 'Of the résumé that it shows.' }),
    letterId: t.exposeID('letterId', { nullable: true, description: 'Of the letter that it shows.' }),
    resumeTitle: t.exposeString('resumeTitle', {
      nullable: true,
      description: 'Null as well where the résumé has been deleted: the link then leads nowhere.',
    }),
    letterTitle: t.exposeString('letterTitle', { nullable: true, description: 'As `resumeTitle`, of the letter.' }),
    label: t.exposeString('label', { description: 'For the owner alone.' }),
    mode: t.expose('mode', { type: ShareMode }),
    frozenAt: t.expose('frozenAt', { type: 'DateTime', nullable: true }),
    engine: t.exposeString('engine', { nullable: true, description: 'Of a frozen link: what drew its pages.' }),
    hasPassword: t.exposeBoolean('hasPassword'),
    hidesPhone: t.exposeBoolean('hidesPhone'),
    hidesEmail: t.exposeBoolean('hidesEmail'),
    hidesAddress: t.exposeBoolean('hidesAddress'),
    allowsSearch: t.exposeBoolean('allowsSearch', { description: 'Whether search engines may list the page.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    views: t.expose('views', { type: [ShareViews], description: 'Days without any are left out.' }),
  }),
});

export const ShareInput = builder.inputType('ShareInput', {
  fields: (t) => ({
    label: t.string(),
    mode: t.field({ type: ShareMode, required: true }),
    hidesPhone: t.boolean(),
    hidesEmail: t.boolean(),
    hidesAddress: t.boolean(),
    allowsSearch: t.boolean(),
    expiresAt: t.string({ description: 'An instant in ISO 8601; without it the link does not end by itself.' }),
    password: t.string({ description: 'Left out: as it is. Empty or null: none.' }),
  }),
});
