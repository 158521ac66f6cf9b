import { composeResume, type ResumeEvents } from '../../../shared/documents/compose-resume.ts';
import type { AdLack } from '../../../shared/matching/match/index.ts';
import { newResume } from '../../../shared/documents/new-resume.ts';
import { latestFirst } from '../../../shared/documents/resume-from-blocks.ts';
import type { ResumeDocument } from '../../../shared/documents/resume-document.ts';
import {
  choicesOf,
  fitOnPages,
  type Fitted,
  gapsOf,
  placesOf,
  proposeBlocks,
  type TailorChoice,
  tailoredDocument,
  type TailoringGap,
  eventsInVariant,
} from '../../../shared/matching/tailoring/index.ts';
import type { RequestContext } from '../context/request-context.ts';
import { noDataFound } from '../errors.ts';
import { paragraphsToCompose } from '../composition/letter-to-compose.ts';
import { listEvents } from '../context/read-events.ts';
import { recordId } from '../ids.ts';
import { materialOf } from '../composition/resume-to-compose.ts';
import { adToTailor, type TailorTarget } from './ad-to-tailor.ts';

/** The maximum number of pages of a proposal. */
export const maxPages = 2;
/** Milliseconds after which pages are no longer counted, because the user is waiting. */
const measuringTime = 2_500;

/** The source of everything except blocks: one of the caller's résumés, or an empty one. */
interface Base {
  readonly id: string | null;
  readonly document: ResumeDocument;
  readonly title: string;
}

/** Reads the base of a tailored résumé. Throws NO_DATA_FOUND for an unknown id. */
export async function baseOf(context: RequestContext, id: string | null, language: string): Promise<Base> {
  if (id === null) return { id, document: newResume({ language }), title: '' };
  const { id: accountId } = await context.account();
  const [resume] = await context.queries.resume.execute({ accountId, id: recordId(id) });
  if (!resume) throw noDataFound();
  return { id: resume.id, document: resume.document, title: resume.title };
}

export interface TailorRequest {
  readonly target: TailorTarget;
  readonly baseResumeId: string | null;
  /** The maximum number of pages; null for as many as the base has, but at most `maxPages`. */
  readonly pages: number | null;
  /** The language of the interface (BCP 47). */
  readonly language: string;
}

export interface TailoredResume extends Fitted {
  /** The maximum number of pages. */
  readonly mostPages: number;
  readonly base: Base;
  readonly gaps: readonly TailoringGap[];
  readonly names: ReadonlyMap<string, string>;
  /** The blocks of the base, with the entries that it shows. */
  readonly inBase: ReadonlyMap<string, ReadonlySet<string>>;
  readonly isProvisional: boolean;
  readonly lacks: readonly AdLack[];
}

const nameOf = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

const namesOf = ({ work, education, skills }: ResumeEvents): ReadonlyMap<string, string> =>
  new Map([
    ...work.map(({ id, position, company }) => [id, nameOf([position, company])] as const),
    ...education.map(({ id, degree, university }) => [id, nameOf([degree, university])] as const),
    ...skills.map(({ id, name }) => [id, name] as const),
  ]);

function shownInBase({ document }: Base, { work, education, skills }: ResumeEvents) {
  const places = placesOf(document);
  const entries = [
    ...work.map(({ id, accomplishments }) => [id, accomplishments] as const),
    ...education.map(({ id, accomplishments, coursework }) => [id, [...accomplishments, ...coursework]] as const),
    ...skills.map((event) => [event.id, event.skills] as const),
  ];
  return new Map(
    entries.flatMap(([id, list]) => {
      const place = places.get(id);
      if (place?.isVisible !== true) return [];
      const hidden = new Set(place.item.override?.hidden);
      return [[id, new Set(list.filter((entry) => !hidden.has(entry.id)).map((entry) => entry.id))] as const];
    }),
  );
}

/** Proposes a résumé for a job ad. Its pages are counted by the engine that creates the PDF. Nothing is stored. */
export async function tailorResume(
  context: RequestContext,
  { target, baseResumeId, pages, language }: TailorRequest,
): Promise<TailoredResume> {
  const account = await context.account();
  const [base, material, paragraphs] = await Promise.all([
    baseOf(context, baseResumeId, language),
    materialOf(context.queries, account),
    listEvents(context, 'paragraph'),
  ]);
  const { contact, headshotUrl, events: all } = material;
  const events = eventsInVariant(base.document, all);
  // Of two blocks that match equally well, the later one is proposed.
  const [work, education] = [latestFirst(events.work), latestFirst(events.education)];
  const ad = await adToTailor(context, target, { paragraphs: paragraphsToCompose(paragraphs), work, education });
  const proposal = proposeBlocks({
    ad: ad.features,
    suggestions: ad.suggestions,
    events,
    thisYear: new Date().getFullYear(),
  });
  const until = performance.now() + measuringTime;
  const session = context.pagesMaker.open();
  const countPages = async (document: ResumeDocument): Promise<number> => {
    const composed = composeResume({
      document,
      title: base.title,
      contact,
      events: all,
      language,
      headshotUrl: headshotUrl ?? null,
    });
    return (await session.typeset(composed, null)).pageCount;
  };
  const pagesOf = (blocks: Fitted['blocks']): Promise<number> =>
    countPages(tailoredDocument(base.document, choicesOf(blocks), events, language));
  try {
    const most = pages ?? (base.id === null ? 1 : Math.min(maxPages, await countPages(base.document)));
    const fitted = await fitOnPages(proposal, most, pagesOf, () => performance.now() > until);
    return {
      ...fitted,
      mostPages: most,
      base,
      gaps: gapsOf(ad.fit),
      names: namesOf(events),
      inBase: shownInBase(base, events),
      isProvisional: ad.fit.isProvisional,
      lacks: ad.fit.lacks,
    };
  } finally {
    session.close();
  }
}

/** Creates the document from the chosen parts of a proposal. Throws NO_DATA_FOUND if the base no longer exists. */
export async function chosenResume(
  context: RequestContext,
  baseResumeId: string | null,
  choices: readonly TailorChoice[],
  language: string,
): Promise<ResumeDocument> {
  const account = await context.account();
  const [base, { events }] = await Promise.all([
    baseOf(context, baseResumeId, language),
    materialOf(context.queries, account),
  ]);
  return tailoredDocument(base.document, choices, eventsInVariant(base.document, events), language);
}
