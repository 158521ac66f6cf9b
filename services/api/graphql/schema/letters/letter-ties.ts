import { builder } from '../../builder.ts';
import { type FollowedResume, followedResume } from '../../../../domain/documents/snapshot.ts';
import type { RequestContext } from '../../../../domain/context/request-context.ts';
import type { DocumentRecord } from '../../../../domain/documents/write-document.ts';
import type { LetterDocument } from '../../../../../shared/documents/letter/letter-document.ts';
import { possibleIds } from '../../../../domain/ids.ts';
import type { JobRecord } from '../../../../domain/jobs/job-record.ts';
import { Job } from '../jobs/job.ts';
import { Letter } from './letter.ts';

const FollowedResumeType = builder.objectRef<FollowedResume>('FollowedResume').implement({
  description: 'The résumé whose design a cover letter follows.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    design: t.expose('design', { type: 'ResumeDesign' }),
    isDeleted: t.exposeBoolean('isDeleted', { description: 'It is deleted but can still be restored.' }),
  }),
});

const documentOf = async (
  { id, document }: DocumentRecord<LetterDocument>,
  context: RequestContext,
): Promise<LetterDocument | undefined> => document ?? context.lookups.letterOf(id);

/** Reads the current state of the job that a letter is linked to, or null if there is none or it was deleted. */
async function jobOf(document: LetterDocument | undefined, context: RequestContext): Promise<JobRecord | null> {
  const [id] = possibleIds(document?.job ? [document.job.id] : []);
  return id === undefined ? null : context.lookups.jobOf(id);
}

interface About {
  readonly recipient: string;
  readonly position: string;
  readonly company: string;
}

const LetterAbout = builder.objectRef<About>('LetterAbout').implement({
  description: 'Fields are empty if nothing is known.',
  fields: (t) => ({
    recipient: t.exposeString('recipient', { description: "The recipient's name." }),
    position: t.exposeString('position', {
      description: 'The title of the job, or its last known title if it is deleted.',
    }),
    company: t.exposeString('company', { description: "The job's company, or the recipient's." }),
  }),
});

builder.objectFields(Letter, (t) => ({
  followedResume: t.field({
    type: FollowedResumeType,
    nullable: true,
    description: 'Its design takes precedence over the one in the document, which is the last known design.',
    resolve: async (letter, _args, context) => {
      const { id: accountId } = await context.account();
      const document = await documentOf(letter, context);
      return document && followedResume(context.db, accountId, document.designOf);
    },
  }),
  job: t.field({
    type: Job,
    nullable: true,
    description: 'The job it is for. Null if the job is deleted. The document keeps its last known data.',
    resolve: async (letter, _args, context) => jobOf(await documentOf(letter, context), context),
  }),
  about: t.field({
    type: LetterAbout,
    description: 'Who and what it is for, as shown in lists.',
    resolve: async (letter, _args, context) => {
      const document = await documentOf(letter, context);
      if (document === undefined) return { recipient: '', position: '', company: '' };
      const { recipient, job: snapshot } = document;
      const job = await jobOf(document, context);
      return {
        recipient: recipient.name,
        position: job?.title ?? snapshot?.position ?? '',
        company: [job?.company, snapshot?.company, recipient.company].find(Boolean) ?? '',
      };
    },
  }),
}));
