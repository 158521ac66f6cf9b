import { builder } from '../../builder.ts';
import { type FollowedResume, followedResume } from '../../store/documents/last-known.ts';
import type { GatewayContext } from '../../context.ts';
import type { DocumentRecord } from '../../store/documents/write-document.ts';
import type { LetterDocument } from '../../../../shared/documents/letter/letter-document.ts';
import { possibleIds } from '../../store/jobs/move-jobs.ts';
import { readJob } from '../../store/jobs/read-job.ts';
import { Job } from '../jobs/job.ts';
import { Letter } from './letter.ts';

const FollowedResumeType = builder.objectRef<FollowedResume>('FollowedResume').implement({
  description: 'The résumé whose design a letter follows.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    design: t.expose('design', { type: 'ResumeDesign' }),
    isDeleted: t.exposeBoolean('isDeleted', { description: 'Deleted, but it can still be brought back.' }),
  }),
});

const documentOf = async (
  { id, document }: DocumentRecord<LetterDocument>,
  context: GatewayContext,
): Promise<LetterDocument | undefined> => document ?? context.letterOf(id);

builder.objectFields(Letter, (t) => ({
  followedResume: t.field({
    type: FollowedResumeType,
    nullable: true,
    description: 'Its design goes before the one in the document, which is the last one known.',
    resolve: async (letter, _args, context) => {
      const { id: accountId } = await context.account();
      const document = await documentOf(letter, context);
      return document && followedResume(context.db, accountId, document.designOf);
    },
  }),
  job: t.field({
    type: Job,
    nullable: true,
    description: 'The job that it is for. Null when that is deleted: the document has what was last known of it.',
    resolve: async (letter, _args, context) => {
      const { id: accountId } = await context.account();
      const document = await documentOf(letter, context);
      const [id] = possibleIds(document?.job ? [document.job.id] : []);
      return id === undefined ? null : readJob(context.db, accountId, id);
    },
  }),
}));
