import type { Weighable } from './propose.ts';
import type { TailoredBlock, TailorReason } from './tailoring.ts';

/** One step toward fewer lines: it leaves out an entry or a whole block. */
interface FitStep {
  readonly eventId: string;
  readonly entryId: string | null;
}

const noRoom: TailorReason = { kind: 'noRoom', terms: [] };
/** The number of entries that the newest work keeps as long as anything else can be left out. */
const keptOfNewest = 3;

/**
 * The order in which content is left out when the pages are full: first entries of the oldest work that nothing asks
 * for, then groups of skills that nothing asks for, then what has the lowest value. Work and education themselves come
 * last, because gaps in a career raise questions.
 */
function stepsOf(proposal: readonly Weighable[]): { readonly steps: readonly FitStep[]; readonly unasked: number } {
  const included = proposal.filter(({ block }) => block.include);
  const entries = included.flatMap(({ block, age, entryValues }) =>
    block.entries
      .filter(({ include }) => include)
      .map(({ id }, place) => {
        const value = entryValues.get(id) ?? 0;
        const isKept = block.kind === 'work' && age === 0 && place < keptOfNewest;
        return { step: { eventId: block.eventId, entryId: id }, worth: value + (isKept ? 5 : 0), age, place };
      }),
  );
  const blocks = included.map(({ block, value, age }) => ({
    step: { eventId: block.eventId, entryId: null },
    worth: block.kind === 'skills' ? 0.3 + value : 10 + value - age / 10,
    age,
    place: 0,
  }));
  const sorted = [...entries, ...blocks]
    .sort((a, b) => a.worth - b.worth || b.age - a.age || b.place - a.place)
    .slice(0, -1);
  return { steps: sorted.map(({ step }) => step), unasked: sorted.filter(({ worth }) => worth === 0).length };
}

/** The proposal without what the first `count` steps leave out. */
function without(proposal: readonly Weighable[], steps: readonly FitStep[], count: number): readonly TailoredBlock[] {
  const gone = new Set(steps.slice(0, count).map(({ eventId, entryId }) => `${eventId}/${entryId ?? ''}`));
  return proposal.map(({ block }) => {
    const isGone = gone.has(`${block.eventId}/`);
    const entries = block.entries.map((entry) =>
      entry.include && gone.has(`${block.eventId}/${entry.id}`)
        ? { ...entry, include: false, reasons: [noRoom] }
        : entry,
    );
    return {
      ...block,
      include: block.include && !isGone,
      reasons: isGone ? [noRoom] : block.reasons,
      entries: [...entries.filter(({ include }) => include), ...entries.filter(({ include }) => !include)],
    };
  });
}

export interface Fitted {
  readonly blocks: readonly TailoredBlock[];
  /** The number of pages that the engine counted. */
  readonly pages: number;
  /** Whether that is within the requested number. */
  readonly fits: boolean;
}

/**
 * Keeps as much of a proposal as fits on `most` pages. `pagesOf` asks the engine that makes the PDF; the number of
 * calls grows with the logarithm of the number of entries, and calls stop once `isLate` returns true.
 */
export async function fitOnPages(
  proposal: readonly Weighable[],
  most: number,
  pagesOf: (blocks: readonly TailoredBlock[]) => Promise<number>,
  isLate: () => boolean = () => false,
): Promise<Fitted> {
  const { steps, unasked } = stepsOf(proposal);
  const at = async (count: number): Promise<Fitted> => {
    const blocks = without(proposal, steps, count);
    const pages = await pagesOf(blocks);
    return { blocks, pages, fits: pages <= most };
  };
  const whole = await at(0);
  if (whole.fits || steps.length === 0) return whole;
  // Without what nothing asks for, most documents fit. It is tried first, so that there is an answer when time is up.
  let [low, high] = [0, unasked];
  let best = await at(unasked);
  if (!best.fits) {
    [low, high] = [unasked, steps.length];
    best = await at(steps.length);
    // Content other than blocks, such as a long summary, may not fit on its own. Nothing more is left out in that case.
    if (!best.fits) return whole;
  }
  while (high - low > 1 && !isLate()) {
    const middle = Math.floor((low + high) / 2);
    const tried = await at(middle);
    if (tried.fits) [high, best] = [middle, tried];
    else low = middle;
  }
  return best;
}
