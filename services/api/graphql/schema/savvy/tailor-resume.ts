import { eventSectionKinds } from '../../../../../shared/documents/resume-document.ts';
import { resumeLimits } from '../../../../../shared/documents/resume-limits.ts';
import type { TailoredBlock, TailoredEntry } from '../../../../../shared/matching/tailoring/index.ts';
import { builder } from '../../builder.ts';
import { readLanguage } from '../../../../domain/input/read-share.ts';
import { InputReader } from '../../../../domain/input/reader.ts';
import { resumeKind } from '../../../../domain/documents/document-kind.ts';
import { createForJob } from '../../../../domain/matching/create-for-job.ts';
import {
  chosenResume,
  maxPages,
  type TailoredResume,
  tailorResume,
} from '../../../../domain/matching/tailor-resume.ts';
import { Resume, ResumeMutations } from '../resumes/resume.ts';
import { AdLackType } from './fit.ts';
import { newDocumentIdDescription, readTarget, TailoringGapType, TailorReasonType } from './tailor-parts.ts';

const SectionKindType = builder.enumType('EventSectionKind', { values: eventSectionKinds });

interface ShownEntry extends TailoredEntry {
  readonly isInBase: boolean;
}
const TailoredEntryType = builder.objectRef<ShownEntry>('TailoredEntry').implement({
  description: 'An accomplishment, a course or a skill.',
  fields: (t) => ({
    id: t.exposeID('id'),
    text: t.exposeString('text'),
    include: t.exposeBoolean('include'),
    isInBase: t.exposeBoolean('isInBase', { description: 'The base résumé shows it.' }),
    reasons: t.field({ type: [TailorReasonType], resolve: ({ reasons }) => [...reasons] }),
  }),
});

interface ShownBlock extends TailoredBlock {
  readonly name: string;
  readonly shownInBase: ReadonlySet<string> | undefined;
}
const TailoredBlockType = builder.objectRef<ShownBlock>('TailoredBlock').implement({
  fields: (t) => ({
    id: t.exposeID('eventId'),
    kind: t.expose('kind', { type: SectionKindType }),
    name: t.exposeString('name'),
    include: t.exposeBoolean('include'),
    isInBase: t.boolean({ resolve: ({ shownInBase }) => shownInBase !== undefined }),
    reasons: t.field({ type: [TailorReasonType], resolve: ({ reasons }) => [...reasons] }),
    entries: t.field({
      type: [TailoredEntryType],
      description: 'In the proposed order. Entries that are left out come last.',
      resolve: ({ entries, shownInBase }) =>
        entries.map((entry) => ({ ...entry, isInBase: shownInBase?.has(entry.id) === true })),
    }),
  }),
});

const TailoringType = builder.objectRef<TailoredResume>('Tailoring').implement({
  description: 'A résumé proposed for a job ad. Nothing is stored, and nothing is invented.',
  fields: (t) => ({
    blocks: t.field({
      type: [TailoredBlockType],
      resolve: ({ blocks, names, inBase }) =>
        blocks.map((block) => ({
          ...block,
          name: names.get(block.eventId) ?? '',
          shownInBase: inBase.get(block.eventId),
        })),
    }),
    gaps: t.field({ type: [TailoringGapType], resolve: ({ gaps }) => [...gaps] }),
    pages: t.exposeInt('pages', {
      description: 'The number of pages of the proposal, counted by the engine that makes the PDF.',
    }),
    mostPages: t.exposeInt('mostPages', { description: 'The maximum number of pages.' }),
    fits: t.exposeBoolean('fits', { description: 'Whether the proposal fits the requested number of pages.' }),
    isProvisional: t.exposeBoolean('isProvisional', { description: 'The job ad says too little to be sure.' }),
    lacks: t.expose('lacks', { type: [AdLackType] }),
    baseTitle: t.string({ nullable: true, resolve: ({ base }) => (base.id === null ? null : base.title) }),
  }),
});

const pagesDescription = 'The maximum number of pages, 1 or 2. Defaults to that of the base résumé, at most 2.';
const languageDescription = 'The language of the interface (BCP 47).';

builder.queryField('tailorResume', (t) =>
  t.field({
    type: TailoringType,
    description:
      'For exactly one of these: a posting, a job or a text. Everything except the blocks comes from the base résumé.',
    args: {
      postingId: t.arg.id(),
      jobId: t.arg.id(),
      text: t.arg.string({ description: 'The text of a job ad.' }),
      baseResumeId: t.arg.id({ description: 'Defaults to an empty résumé.' }),
      pages: t.arg.int({ description: pagesDescription }),
      language: t.arg.string({ defaultValue: 'en', description: languageDescription }),
    },
    resolve: async (_root, { baseResumeId, pages: requestedPages, language, ...given }, context) => {
      await context.account();
      const reader = new InputReader();
      const target = readTarget(reader, given);
      const pages = requestedPages ?? null;
      if (pages !== null && (pages < 1 || pages > maxPages)) reader.refuse('pages', 'Please choose 1 or 2 pages.');
      reader.finish();
      const inLanguage = readLanguage(language ?? 'en');
      return tailorResume(context, { target, baseResumeId: baseResumeId ?? null, pages, language: inLanguage });
    },
  }),
);

const TailorChoiceInput = builder.inputType('TailorChoiceInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'The ID of the block.' }),
    entryIds: t.idList({ required: true, description: 'The IDs of the entries to show, in order.' }),
  }),
});

const TailoredResumeInput = builder.inputType('TailoredResumeInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    jobId: t.id({ description: 'The ID of the job it is for.' }),
    postingId: t.id({ description: 'The ID of the posting it is for, which is added to the board.' }),
    baseResumeId: t.id(),
    choices: t.field({ type: [TailorChoiceInput], required: true, description: 'The blocks, in order.' }),
    language: t.string({ description: languageDescription }),
  }),
});

builder.objectField(ResumeMutations, 'createTailoredResume', (t) =>
  t.field({
    type: Resume,
    description: 'Creates a résumé that refers to the chosen blocks, without copying them, and is linked to the job.',
    args: {
      id: t.arg.id({ description: newDocumentIdDescription }),
      input: t.arg({ type: TailoredResumeInput, required: true }),
    },
    resolve: async (_parent, { id: requestedId, input }, context) => {
      await context.account();
      const reader = new InputReader();
      const id = reader.newRecordId('id', requestedId);
      const title = reader.requiredLine('title', input.title, 'Please enter a title.');
      const choices = reader
        .entries('choices', input.choices, 3 * resumeLimits.itemsPerSection)
        .map(({ id, entryIds }, index) => ({
          eventId: id.toLowerCase(),
          entryIds: [...new Set(reader.entries(`choices[${index}].entryIds`, entryIds, resumeLimits.overridesPerItem))],
        }));
      reader.finish();
      const language = readLanguage(input.language ?? 'en');
      return createForJob(context, resumeKind, {
        ...{ id, title, target: { jobId: input.jobId ?? null, postingId: input.postingId ?? null } },
        documentFor: () => chosenResume(context, input.baseResumeId ?? null, choices, language),
      });
    },
  }),
);
