import type { LetterDocument } from '../../../shared/documents/letter/letter-document.ts';
import { newLetter } from '../../../shared/documents/letter/new-letter.ts';
import type { AdFeatures, AdLack } from '../../../shared/matching/match/index.ts';
import {
  gapsOf,
  type ParagraphStarter,
  paragraphStarters,
  proposeParagraphs,
  type TailoredParagraph,
  type TailoringGap,
} from '../../../shared/matching/tailoring/index.ts';
import type { RequestContext } from '../context/request-context.ts';
import { noDataFound } from '../errors.ts';
import { paragraphsToCompose } from '../composition/letter-to-compose.ts';
import { materialOf } from '../composition/resume-to-compose.ts';
import { listEvents } from '../context/read-events.ts';
import { adToTailor, type TailorTarget } from './ad-to-tailor.ts';
import { baseOf } from './tailor-resume.ts';

/** How paragraphs may begin, for a person without any. */
async function startersFor(context: RequestContext, ad: AdFeatures): Promise<readonly ParagraphStarter[]> {
  const { events } = await materialOf(context.queries, await context.account());
  return paragraphStarters(ad, events);
}

export interface TailoredLetter {
  readonly paragraphs: readonly TailoredParagraph[];
  /** How paragraphs may begin; only for a person who has none. */
  readonly starters: readonly ParagraphStarter[];
  readonly gaps: readonly TailoringGap[];
  readonly isProvisional: boolean;
  readonly lacks: readonly AdLack[];
}

/** Proposes paragraphs for a letter about a job ad. Nothing is stored. */
export async function tailorLetter(context: RequestContext, target: TailorTarget): Promise<TailoredLetter> {
  const paragraphs = paragraphsToCompose(await listEvents(context, 'paragraph'));
  const ad = await adToTailor(context, target, { paragraphs, work: [], education: [] });
  return {
    paragraphs: proposeParagraphs(ad.features, ad.suggestions, paragraphs),
    starters: paragraphs.length > 0 ? [] : await startersFor(context, ad.features),
    gaps: gapsOf(ad.fit),
    isProvisional: ad.fit.isProvisional,
    lacks: ad.fit.lacks,
  };
}

export interface ChosenLetter {
  /** The ids of the paragraph blocks, in their order. */
  readonly paragraphIds: readonly string[];
  /** The job of the letter; null for none. */
  readonly jobId: string | null;
  /** The résumé whose design the letter follows; null for none. */
  readonly resumeId: string | null;
  readonly language: string;
}

/** Creates a letter from the chosen paragraphs. Throws NO_DATA_FOUND if the job or the résumé no longer exists. */
export async function chosenLetter(context: RequestContext, chosen: ChosenLetter): Promise<LetterDocument> {
  const { paragraphIds, jobId, resumeId, language } = chosen;
  const { id: accountId } = await context.account();
  const [ownParagraphs, base, facts] = await Promise.all([
    listEvents(context, 'paragraph'),
    resumeId === null ? undefined : baseOf(context, resumeId, language),
    jobId === null ? undefined : context.queries.jobFacts(accountId, jobId),
  ]);
  if (jobId !== null && !facts) throw noDataFound();
  const own = new Set(ownParagraphs.map(({ id }) => id));
  const parts = paragraphIds
    .filter((id) => own.has(id))
    .map((eventId, index) => ({ kind: 'block' as const, id: `block-${index + 1}`, eventId }));
  return newLetter({
    language,
    ...(parts.length > 0 && { parts }),
    job: jobId === null || !facts ? null : { id: jobId, ...facts },
    ...(base?.id != null && { resume: { id: base.id, design: base.document.design } }),
  });
}
