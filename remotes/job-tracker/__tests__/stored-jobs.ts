import { nextTask, type CloseReason, type JobStage, type JobTask, type PlainDay } from '@shared/documents';
import { gatewayError, type FakeGateway } from '../../../tooling/testing/fake-gateway.ts';

/** A job in the shape in which the gateway returns it. */
export interface StoredJob {
  id: string;
  version: number;
  title: string;
  company: string | null;
  stage: JobStage;
  closeReason: CloseReason | null;
  stageSince: string;
  tags: string[];
  [field: string]: unknown;
}

/** An open task with an id of its own. */
export const task = (text: string, on: string | null = null): JobTask => ({
  ...{ id: `task ${text}`, text, on: on as PlainDay | null, doneOn: null, remindDaysBefore: null },
});

/** The tasks of a job that is written with only a next step. */
const tasksOf = ({ tasks, nextStep = null, nextStepOn = null }: Partial<StoredJob>): unknown =>
  tasks ??
  (nextStep === null && nextStepOn === null
    ? []
    : [{ id: 'next', text: nextStep, on: nextStepOn, doneOn: null, remindDaysBefore: null }]);

/** The columns that follow from written tasks. */
function nextOf({ tasks }: Partial<StoredJob>): Partial<StoredJob> {
  if (tasks === undefined) return {};
  const next = nextTask(tasks as readonly JobTask[]);
  return { nextStep: next?.text ?? null, nextStepOn: next?.on ?? null };
}

/** A job with default values except for `changes`. */
export const job = (id: string, changes: Partial<StoredJob> = {}): StoredJob => ({
  __typename: 'Job',
  id,
  version: 1,
  title: `Welder ${id}`,
  company: 'Acme',
  location: null,
  link: null,
  source: null,
  tags: [],
  excitement: null,
  salaryMin: null,
  salaryMax: null,
  currency: null,
  salaryPeriod: null,
  deadline: null,
  appliedOn: null,
  nextStep: null,
  nextStepOn: null,
  stage: 'saved',
  closeReason: null,
  stageSince: '2026-11-02',
  isQuiet: false,
  description: null,
  notes: null,
  interviews: [],
  contacts: [],
  resume: null,
  letter: null,
  sent: [],
  files: [],
  stages: [{ id: `${id}-0`, stage: 'saved', closeReason: null, on: '2026-11-02' }],
  createdAt: '2026-11-02T08:00:00Z',
  updatedAt: '2026-11-02T08:00:00Z',
  ...changes,
  ...nextOf(changes),
  tasks: tasksOf(changes),
});

interface ListArguments {
  readonly filter?: {
    readonly stages?: readonly JobStage[];
    readonly text?: string;
    readonly tags?: readonly string[];
    readonly due?: boolean;
  };
  readonly today: string;
  readonly first: number;
  readonly after?: string;
}

interface MoveArguments {
  readonly ids: readonly string[];
  readonly stage: JobStage;
  readonly closeReason?: CloseReason;
  readonly from?: JobStage;
  readonly on: string;
}

const isDue = ({ nextStepOn }: StoredJob, today: string): boolean =>
  typeof nextStepOn === 'string' && nextStepOn <= today;

/** Stores jobs behind the fake gateway. Changes that a test makes in `jobs` appear in the next response. */
export function storeJobs(gateway: FakeGateway, ...stored: StoredJob[]): { readonly jobs: StoredJob[] } {
  const jobs = stored;
  const deleted = new Map<string, StoredJob>();
  const named = (ids: readonly string[]): StoredJob[] => jobs.filter(({ id }) => ids.includes(id));
  const found = (id: string): StoredJob => {
    const one = jobs.find((each) => each.id === id);
    if (one === undefined) throw gatewayError('NO_DATA_FOUND');
    return one;
  };
  const before = new Map<string, Pick<StoredJob, 'stage' | 'closeReason'>>();
  gateway.answer({
    jobs: ({ filter = {}, first, after = '0', today }: ListArguments) => {
      const { stages, text, tags = [], due = false } = filter;
      const all = jobs.filter(
        (each) =>
          (!stages || stages.includes(each.stage)) &&
          (!due || isDue(each, today)) &&
          (text === undefined || each.title.toLowerCase().includes(text)) &&
          tags.every((tag) => each.tags.includes(tag)),
      );
      const end = Number(after) + first;
      return {
        nodes: all.slice(Number(after), end),
        endCursor: end < all.length ? String(end) : null,
        total: all.length,
      };
    },
    jobCounts: () =>
      Object.entries(Object.groupBy(jobs, ({ stage }) => stage)).map(([stage, of]) => ({ stage, count: of.length })),
    jobsDue({ today }: { readonly today: string }) {
      const nextSteps = jobs.filter((each) => isDue(each, today)).length;
      const quiet = jobs.filter(({ isQuiet }) => isQuiet).length;
      return { count: nextSteps + quiet, nextSteps, quiet };
    },
    jobTags: () => [...new Set(jobs.flatMap(({ tags }) => tags))].map((name) => ({ name, count: 1 })),
    likelyDuplicates: [],
    jobCompany: { size: null, industry: null, website: null, benefits: [], otherJobs: [], people: [] },
  });
  const mutations = {
    moveJobs({ ids, stage, closeReason = null as never, from, on }: MoveArguments) {
      const passedOver = named(ids).filter((each) => from != null && each.stage !== from);
      for (const each of named(ids)) {
        if (passedOver.includes(each)) continue;
        before.set(`entry-${each.id}`, { stage: each.stage, closeReason: each.closeReason });
        const appliedOn = each['appliedOn'] ?? (stage === 'applied' ? on : null);
        Object.assign(each, { stage, closeReason, appliedOn, version: each.version + 1 });
      }
      const moved = named(ids).filter((each) => !passedOver.includes(each));
      return {
        jobs: named(ids),
        passedOver: passedOver.map(({ id }) => id),
        entryIds: moved.map(({ id }) => `entry-${id}`),
      };
    },
    undoMoves: ({ entryIds }: { readonly entryIds: readonly string[] }) =>
      entryIds.map((entry) => Object.assign(found(entry.replace('entry-', '')), before.get(entry))),
    deleteJobs({ ids }: { readonly ids: readonly string[] }) {
      for (const each of named(ids)) {
        deleted.set(each.id, each);
        jobs.splice(jobs.indexOf(each), 1);
      }
      return { ids, undoUntil: '2026-12-22T00:00:00Z' };
    },
    restoreJobs: ({ ids }: { readonly ids: readonly string[] }) =>
      ids.flatMap((id) => {
        const back = deleted.get(id);
        if (back !== undefined) jobs.push(back);
        return back ?? [];
      }),
    tagJobs({ ids, add = [], remove = [] }: { ids: string[]; add?: string[]; remove?: string[] }) {
      for (const each of named(ids)) each.tags = [...each.tags.filter((tag) => !remove.includes(tag)), ...add];
      return named(ids);
    },
    readJobAd: { ad: {}, problem: 'nothingFound' },
    createJob({ id, input }: { readonly id: string; readonly input: Partial<StoredJob> }) {
      const known = jobs.find((each) => each.id === id);
      if (known !== undefined) return known;
      const made = job(id, input);
      jobs.push(made);
      return made;
    },
    updateJob({ id, version, input }: { id: string; version: number; input: Partial<StoredJob> }): object {
      const one = found(id);
      if (one.version !== version) return { __typename: 'VersionConflict', currentVersion: one.version };
      const applied = { id: `${id}-1`, stage: 'applied', closeReason: null, on: input['appliedOn'] };
      const isMoved = input['appliedOn'] != null && one.stage === 'saved';
      const moved = isMoved ? { stage: 'applied', stages: [...(one['stages'] as object[]), applied] } : {};
      const changed: StoredJob = Object.assign(one, input, nextOf(input), moved);
      changed.version = version + 1;
      return changed;
    },
    changeStages({ id, stages }: { id: string; stages: Pick<StoredJob, 'stage' | 'closeReason'>[] }) {
      const entries = stages.map((entry, index) => ({ id: `${id}-${index}`, ...entry }));
      const last = entries.at(-1);
      return Object.assign(found(id), { stages: entries, stage: last?.stage, closeReason: last?.closeReason });
    },
  };
  // Queries and mutations share this field name, and only the query has an `id` argument.
  gateway.answer({ job: ({ id }: { readonly id?: string }) => (id === undefined ? mutations : found(id)) });
  return { jobs };
}
