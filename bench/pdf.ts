/**
 * Time to a PDF of one, two, and five pages, warm: our engine as native compiler and as WebAssembly compared with
 * @react-pdf/renderer, call by call in one run. Each call has a different text, as after an edit, so that no engine
 * answers from a cache.
 */
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as el, type ReactElement } from 'react';
import { createPdfEngine } from '../services/domain/typesetting/engine/pdf-engine.ts';
import { fontPaths } from '../services/domain/typesetting/engine/typst-files.ts';
import type { ComposedResume, ComposedEntry, ComposedSection } from '../shared/documents/composed-document.ts';
import { longDocument } from '../shared/typesetting/fixtures/long-document.ts';
import { type Summary, summarize } from './statistics.ts';

const [regular = '', bold = ''] = fontPaths();
Font.register({ family: 'Lato', fonts: [{ src: regular }, { src: bold, fontWeight: 700 }] });

const style = StyleSheet.create({
  page: { fontFamily: 'Lato', fontSize: 10, padding: 56 },
  name: { fontSize: 25, fontWeight: 700 },
  section: { fontSize: 11.5, fontWeight: 700, marginTop: 14, marginBottom: 6 },
  row: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 8 },
  title: { fontWeight: 700 },
});

const texts = (all: readonly string[]): ReactElement[] => all.map((text, key) => el(Text, { key }, text));

const ofEntry = (entry: ComposedEntry): ReactElement =>
  el(
    View,
    { key: entry.id },
    el(View, { style: style.row }, el(Text, { style: style.title }, entry.title), el(Text, null, entry.dates)),
    el(Text, null, [entry.subtitle, entry.location].filter(Boolean).join(' · ')),
    ...texts([...entry.paragraphs, ...entry.points.map((point) => `• ${point}`)]),
  );

function ofSection(section: ComposedSection): readonly ReactElement[] {
  if (section.kind === 'text') return texts(section.paragraphs);
  if (section.kind === 'entries') return section.entries.map(ofEntry);
  return texts(section.groups.map(({ name, items }) => `${name}  ${items.join(', ')}`));
}

/** Converts the same content to components of @react-pdf/renderer. */
function reactDocument({ header, sections, title }: ComposedResume): Parameters<typeof renderToBuffer>[0] {
  const body = sections.map((section) =>
    el(View, { key: section.id }, el(Text, { style: style.section }, section.title), ...ofSection(section)),
  );
  return el(
    Document,
    { title },
    el(
      Page,
      { size: 'A4', style: style.page },
      el(Text, { style: style.name }, header.name),
      el(Text, null, header.contacts.map(({ text }) => text).join(' · ')),
      ...body,
    ),
  );
}

/** Returns a document of that many pages after the `edit`-th change of its summary. */
function editDocument(pages: number, edit: number): ComposedResume {
  const document = longDocument(pages);
  const sections = document.sections.map((section) =>
    section.kind === 'text'
      ? { ...section, paragraphs: section.paragraphs.map((text) => `${text} Edit ${edit}.`) }
      : section,
  );
  return { ...document, sections };
}

const engines = ['native', 'wasm', 'reactPdf'] as const;
type Engine = (typeof engines)[number];

/** Milliseconds and bytes of one engine for documents of one length. */
interface PdfRow extends Summary {
  readonly pages: number;
  readonly engine: Engine;
  readonly bytes: number;
}

export interface PdfResult {
  readonly runs: number;
  readonly rows: readonly PdfRow[];
  /** Median time of @react-pdf/renderer for two pages divided by that of our native compiler. */
  readonly reactPdfOverNative: number;
}

type Makers = Readonly<Record<Engine, (document: ComposedResume) => Promise<Uint8Array>>>;

async function measure(makers: Makers, pages: number, runs: number): Promise<readonly PdfRow[]> {
  const times: Record<Engine, number[]> = { native: [], wasm: [], reactPdf: [] };
  const bytes: Record<Engine, number> = { native: 0, wasm: 0, reactPdf: 0 };
  const warmUps = 5;
  for (let edit = -warmUps; edit < runs; edit += 1) {
    for (const engine of engines) {
      const document = editDocument(pages, edit);
      const start = performance.now();
      bytes[engine] = (await makers[engine](document)).byteLength;
      if (edit >= 0) times[engine].push(performance.now() - start);
    }
  }
  return engines.map((engine) => ({ pages, engine, ...summarize(times[engine]), bytes: bytes[engine] }));
}

/** Measures all engines; see the comment at the top of the file. */
export async function run(runs = 30): Promise<PdfResult> {
  const native = createPdfEngine();
  const wasm = createPdfEngine({ prefer: 'web-assembly' });
  const makers: Makers = {
    native: async (document) => (await native.pdf(document)).pdf,
    wasm: async (document) => (await wasm.pdf(document)).pdf,
    reactPdf: (document) => renderToBuffer(reactDocument(document)),
  };
  const rows: PdfRow[] = [];
  try {
    for (const pages of [1, 2, 5]) rows.push(...(await measure(makers, pages, runs)));
  } finally {
    native.stop();
    wasm.stop();
  }
  const median = (wanted: Engine): number =>
    rows.find(({ pages, engine }) => pages === 2 && engine === wanted)?.p50 ?? Number.NaN;
  const reactPdfOverNative = median('reactPdf') / median('native');
  console.log('PDF, warm, milliseconds');
  console.table(rows);
  console.log(`@react-pdf/renderer takes ${reactPdfOverNative.toFixed(1)} times as long as the native compiler.`);
  return { runs, rows, reactPdfOverNative };
}
