import { composeResume } from '../../../../../shared/documents/compose-resume.ts';
import { composeLetter } from '../../../../../shared/documents/letter/compose-letter.ts';
import type { PlainDay } from '../../../../../shared/documents/jobs/plain-day.ts';
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../../../domain/context/request-context.ts';
import { badUserInput, noDataFound } from '../../../../domain/errors.ts';
import { readLanguage } from '../../../../domain/input/read-share.ts';
import { recordId } from '../../../../domain/ids.ts';
import { readJob } from '../../../../domain/jobs/read-job.ts';
import { blocksOfLetter, blocksOfResume } from '../../../../domain/jobs/sent-blocks.ts';
import { deleteSent, markSent, type ToSend } from '../../../../domain/jobs/sent.ts';
import { refuseUnfinished } from '../../../../domain/shares/freeze.ts';
import { readLetter } from '../../../../domain/composition/letter-to-compose.ts';
import type { Account } from '../../../../domain/queries.ts';
import { materialOf } from '../../../../domain/composition/resume-to-compose.ts';
import { JobMutations } from '../mutation-namespaces.ts';
import { Job } from './job.ts';
import { readToday } from './today.ts';

async function resumeToSend(
  { queries }: RequestContext,
  account: Account,
  id: string,
  language: string,
): Promise<ToSend> {
  const [[row], material] = await Promise.all([
    queries.resume.execute({ accountId: account.id, id: recordId(id) }),
    materialOf(queries, account),
  ]);
  if (!row) throw noDataFound();
  const { title, version, document } = row;
  const source = { document, title, ...material, language };
  return {
    ...{ kind: 'resume', documentId: row.id, version, title },
    document: composeResume(source),
    blocks: blocksOfResume(source),
  };
}

async function letterToSend(
  { queries }: RequestContext,
  account: Account,
  { id, language, on }: { readonly id: string; readonly language: string; readonly on: PlainDay },
): Promise<ToSend> {
  const letterId = recordId(id);
  const storedLetter = await readLetter(queries, account, letterId);
  if (!storedLetter) throw noDataFound();
  const { letter, version } = storedLetter;
  const document = composeLetter({ ...letter, language, today: on });
  refuseUnfinished(document);
  return {
    ...{ kind: 'letter', documentId: letterId, version, title: letter.title },
    document,
    blocks: blocksOfLetter(letter),
  };
}

builder.objectField(JobMutations, 'markSent', (t) =>
  t.field({
    type: Job,
    description:
      'Keeps exact copies of the documents as they are now, as a record of what was sent. A saved job moves to applied. A letter with an unfilled variable is BAD_USER_INPUT.',
    args: {
      id: t.arg.id({ required: true, description: 'The ID of the job.' }),
      resumeId: t.arg.id(),
      letterId: t.arg.id(),
      language: t.arg.string({
        required: true,
        description: "The language of the documents' built-in texts (BCP 47).",
      }),
      on: t.arg({ type: 'Date', description: 'The date it was sent. Defaults to today in UTC.' }),
    },
    resolve: async (_parent, { id, resumeId, letterId, language: languageInput, on }, context) => {
      const account = await context.account();
      if (!(await readJob(context.db, account.id, id))) throw noDataFound();
      const language = readLanguage(languageInput);
      const day = readToday(on, 'on');
      const documents = await Promise.all([
        ...(resumeId ? [resumeToSend(context, account, resumeId, language)] : []),
        ...(letterId ? [letterToSend(context, account, { id: letterId, language, on: day })] : []),
      ]);
      if (documents.length === 0) {
        throw badUserInput([{ path: 'resumeId', message: 'Please choose what was sent.' }]);
      }
      return markSent(context.db, context.pdfMaker, account.id, { jobId: id, documents, on: day });
    },
  }),
);

builder.objectField(JobMutations, 'deleteSent', (t) =>
  t.id({
    description: 'Deletes a sent copy for good and returns its ID.',
    args: { id: t.arg.id({ required: true, description: 'The ID of the sent copy.' }) },
    resolve: async (_parent, { id }, context) => {
      const { id: accountId } = await context.account();
      return deleteSent(context.db, accountId, id);
    },
  }),
);
