import { shareModes } from '../../../../platform/database/schema/index.ts';
import { builder } from '../../builder.ts';
import { pathOfShare } from '../../../../domain/shares/share-path.ts';
import type { ShareRecord, ViewsOfDay } from '../../../../domain/shares/share-record.ts';
import type { UpdatedShare } from '../../../../domain/shares/update-share.ts';

const ShareMode = builder.enumType('ShareMode', {
  values: shareModes,
  description: 'Whether a link shows the latest documents, or a frozen copy.',
});

const ShareViews = builder.objectRef<ViewsOfDay>('ShareViews').implement({
  description: 'How often a link was opened on a day, not counting its owner.',
  fields: (t) => ({
    day: t.exposeString('day', { description: 'YYYY-MM-DD, in UTC.' }),
    views: t.exposeInt('views'),
  }),
});

export const Share = builder.objectRef<ShareRecord | UpdatedShare>('Share').implement({
  description: 'A link that shows a résumé, a cover letter or both to anyone who has it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    path: t.string({
      description: 'The path on the site: `/r/…`, or `/c/…` if it shows a cover letter.',
      resolve: pathOfShare,
    }),
    resumeId: t.exposeID('resumeId', { nullable: true, description: 'The ID of the résumé it shows.' }),
    letterId: t.exposeID('letterId', { nullable: true, description: 'The ID of the cover letter it shows.' }),
    resumeTitle: t.exposeString('resumeTitle', {
      nullable: true,
      description: 'Also null if the résumé has been deleted and the link no longer works.',
    }),
    letterTitle: t.exposeString('letterTitle', {
      nullable: true,
      description: 'As `resumeTitle`, for the cover letter.',
    }),
    label: t.exposeString('label', { description: 'Visible only to the owner.' }),
    mode: t.expose('mode', { type: ShareMode }),
    frozenAt: t.expose('frozenAt', { type: 'DateTime', nullable: true }),
    engine: t.exposeString('engine', {
      nullable: true,
      description: 'For frozen links, the layout engine that made the pages.',
    }),
    hasPassword: t.exposeBoolean('hasPassword'),
    hidesPhone: t.exposeBoolean('hidesPhone'),
    hidesEmail: t.exposeBoolean('hidesEmail'),
    hidesAddress: t.exposeBoolean('hidesAddress'),
    allowsSearch: t.exposeBoolean('allowsSearch', { description: 'Whether search engines may list the page.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    conflicts: t.stringList({
      description:
        'The names of the settings that `updateShare` did not write, because they have changed differently since `base`.',
      resolve: (share) => ('conflicts' in share ? share.conflicts : []),
    }),
    views: t.expose('views', { type: [ShareViews], description: 'Days without views are omitted.' }),
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
    expiresAt: t.string({ description: 'A point in time (ISO 8601). Without it, the link does not expire.' }),
    password: t.string({ description: 'If omitted, it stays unchanged. Empty or null removes it.' }),
  }),
});
