/**
 * From a keystroke to the SVG change in the engine, without network or browser: people type 8 keys per second without a
 * pause, each in a two-page document of their own, on one thread. Like the client, each has one request running and one
 * waiting.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { brotliQuality } from '../services/api/typeset/typesetter-service.ts';
import { createPagesEngine } from '../services/domain/typesetting/engine/pages-engine.ts';
import type { ComposedResume } from '../shared/documents/composed-document.ts';
import { longDocument } from '../shared/typesetting/fixtures/long-document.ts';
import { type TypesetAnswer, TypesettingError } from '../shared/typesetting/typesetter.ts';
import { type Summary, summarize } from './statistics.ts';

const keyInterval = 1000 / 8;
const words = ' planned, measured and shipped with care; kept what worked and said plainly what did not.';

/** Returns what a person has typed after `keys` keys at the end of the summary. `person` makes the document unique. */
function documentAfterKeys(person: number, keys: number): ComposedResume {
  const document = longDocument(2);
  const text = words.repeat(4).slice(0, keys % (words.length * 4));
  const sections = document.sections.map((section) =>
    section.kind === 'text'
      ? { ...section, paragraphs: section.paragraphs.map((paragraph) => `${paragraph} Person ${person}.${text}`) }
      : section,
  );
  return { ...document, header: { ...document.header, headline: `Engineer ${person}` }, sections };
}

/** Returns the size of a response on the network in bytes: JSON, compressed as in `typesetter-service.ts`. */
const sentBytes = (answer: TypesetAnswer): number =>
  brotliCompressSync(JSON.stringify(answer), { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }).length;

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));

export interface TypesetterResult {
  readonly people: number;
  readonly seconds: number;
  readonly keys: number;
  /** Keystrokes that were skipped because a newer one arrived first. */
  readonly superseded: number;
  readonly time: Summary;
  /** Complete renderings after the first ones, which mean that threads were replaced because of their memory. */
  readonly fullDrawings: number;
  /** Bytes of a change as text. */
  readonly changeBytes: number;
  /** Bytes of a complete response, and of a change, on the network. */
  readonly sentWhole: number;
  readonly sentChange: number;
  readonly rssMegabytes: number;
}

/** Measures that many people typing for that many seconds. */
export async function measure(people: number, seconds: number): Promise<TypesetterResult> {
  const engine = createPagesEngine({ threads: 1, queueLimit: 1_000 });
  await engine.warm();
  const times: number[] = [];
  const changes: TypesetAnswer[] = [];
  const whole: TypesetAnswer[] = [];
  let keys = 0;
  let superseded = 0;
  let fullDrawings = 0;

  async function type(person: number): Promise<void> {
    const session = engine.open();
    const first = await session.typeset(documentAfterKeys(person, 0), null);
    whole.push(first);
    let have: number | null = first.revision;
    const drawings: Promise<void>[] = [];
    await rest(Math.random() * keyInterval);
    const end = performance.now() + seconds * 1000;
    for (let key = 1; performance.now() < end; key += 1) {
      const start = performance.now();
      keys += 1;
      const draw = async (): Promise<void> => {
        try {
          const answer = await session.typeset(documentAfterKeys(person, key), have);
          have = answer.revision;
          times.push(performance.now() - start);
          if (answer.kind === 'full') fullDrawings += 1;
          else changes.push(answer);
        } catch (error) {
          if (!(error instanceof TypesettingError && error.failure === 'superseded')) throw error;
          superseded += 1;
        }
      };
      drawings.push(draw());
      await rest(Math.max(0, keyInterval - (performance.now() - start)));
    }
    await Promise.all(drawings);
    session.close();
  }

  try {
    await Promise.all(Array.from({ length: people }, (_, person) => type(person)));
    const changeBytes = mean(changes.map(({ svg }) => svg.length));
    const rssMegabytes = Math.round(process.memoryUsage.rss() / 1e6);
    // Sizes are computed after the typing, because compressing would take CPU time from it.
    const sent = { sentWhole: mean(whole.map(sentBytes)), sentChange: mean(changes.map(sentBytes)) };
    const time = summarize(times);
    return { people, seconds, keys, superseded, time, fullDrawings, changeBytes, ...sent, rssMegabytes };
  } finally {
    engine.stop();
  }
}

/** Measures one and 20 people; see the comment at the top of the file. */
export async function run(): Promise<{ readonly rows: readonly TypesetterResult[] }> {
  const rows = [await measure(1, 8), await measure(20, 10)];
  console.log('Keystroke → SVG change in one thread, 2 pages, 8 keys a second each, milliseconds');
  console.table(rows.map(({ time, ...rest }) => ({ ...rest, ...time })));
  return { rows };
}
