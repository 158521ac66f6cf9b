import { letterLimits } from '../../../../../shared/documents/letter/letter-document.ts';
import type { ParagraphStarter, TailoredParagraph } from '../../../../../shared/matching/tailoring/index.ts';
import { builder } from '../../builder.ts';
import { readLanguage } from '../../../../domain/input/read-share.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { letterKind } from '../../../../domain/documents/document-kind.ts';
import { createForJob } from '../../../../domain/matching/create-for-job.ts';
import { chosenLetter, type TailoredLetter, tailorLetter } from '../../../../domain/matching/tailor-letter.ts';
import { ParagraphKind } from '../events/paragraph-event.ts';
import { Letter, LetterMutations } from '../letters/letter.ts';
import { AdLackType } from './fit.ts';
import { newDocumentIdDescription, readTarget, TailoringGapType, TailorReasonType } from './tailor-parts.ts';

const TailoredParagraphType = builder.objectRef<TailoredParagraph>('TailoredParagraph').implement({
  fields: (t) => ({
    id: t.exposeID('eventId', { description: 'The ID of the block.' }),
    kind: t.expose('kind', { type: ParagraphKind }),
    title: t.exposeString('title'),
    include: t.exposeBoolean('include'),
    reasons: t.field({ type: [TailorReasonType], resolve: ({ reasons }) => [...reasons] }),
  }),
});

const ParagraphStarterType = builder.objectRef<ParagraphStarter>('ParagraphStarter').implement({
  description: 'The beginning of a paragraph, made of the user’s own entries and the variables of letters.',
  fields: (t) => ({ kind: t.expose('kind', { type: ParagraphKind }), text: t.exposeString('text') }),
});

const LetterTailoringType = builder.objectRef<TailoredLetter>('LetterTailoring').implement({
  description: 'Paragraphs proposed for a cover letter for a job ad, in order.',
  fields: (t) => ({
    paragraphs: t.field({ type: [TailoredParagraphType], resolve: ({ paragraphs }) => [...paragraphs] }),
    starters: t.field({
      type: [ParagraphStarterType],
      description: 'How paragraphs may begin. Only for a user who has no paragraph.',
      resolve: ({ starters }) => [...starters],
    }),
    gaps: t.field({ type: [TailoringGapType], resolve: ({ gaps }) => [...gaps] }),
    isProvisional: t.exposeBoolean('isProvisional'),
    lacks: t.expose('lacks', { type: [AdLackType] }),
  }),
});

builder.queryField('tailorLetter', (t) =>
  t.field({
    type: LetterTailoringType,
    description: 'For exactly one of these: a posting, a job or a text.',
    args: { postingId: t.arg.id(), jobId: t.arg.id(), text: t.arg.string({ description: 'The text of a job ad.' }) },
    resolve: async (_root, letterInput, context) => {
      await context.account();
      const reader = new InputReader();
      const target = readTarget(reader, letterInput);
      reader.finish();
      return tailorLetter(context, target);
    },
  }),
);

const TailoredLetterInput = builder.inputType('TailoredLetterInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    jobId: t.id({ description: 'The ID of the job it is for.' }),
    postingId: t.id({ description: 'The ID of the posting it is for, which is added to the board.' }),
    resumeId: t.id({ description: 'The ID of the résumé whose design it follows.' }),
    paragraphIds: t.idList({ required: true, description: 'The IDs of the paragraph blocks, in order.' }),
    language: t.string({ description: 'The language of the interface (BCP 47).' }),
  }),
});

builder.objectField(LetterMutations, 'createTailoredLetter', (t) =>
  t.field({
    type: Letter,
    description: 'Creates a cover letter that refers to the chosen paragraphs and is linked to the job.',
    args: {
      id: t.arg.id({ description: newDocumentIdDescription }),
      input: t.arg({ type: TailoredLetterInput, required: true }),
    },
    resolve: async (_parent, { id: requestedId, input }, context) => {
      await context.account();
      const reader = new InputReader();
      const id = reader.newRecordId('id', requestedId);
      const title = reader.requiredLine('title', input.title, 'Please enter a title.');
      const ids = reader.entries('paragraphIds', input.paragraphIds, letterLimits.parts);
      reader.finish();
      const language = readLanguage(input.language ?? 'en');
      const paragraphIds = ids.map((each) => each.toLowerCase());
      return createForJob(context, letterKind, {
        ...{ id, title, target: { jobId: input.jobId ?? null, postingId: input.postingId ?? null } },
        documentFor: (jobId) =>
          chosenLetter(context, { paragraphIds, jobId, resumeId: input.resumeId ?? null, language }),
      });
    },
  }),
);
