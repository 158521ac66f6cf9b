/**
 * Time to a PDF of two pages, warm: ours by the native compiler and by WebAssembly against @react-pdf/renderer, call by call
 * in one run. Each call has a text of its own, as after an edit, so that no engine answers from memory.
 */
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as el, type ReactElement } from 'react';
import { createPdfEngine } from '../services/typesetter/engine/pdf-engine.ts';
import { fontPaths } from '../services/typesetter/engine/typst-files.ts';
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

/** The same content as components of @react-pdf/renderer. */
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

/** The document after the `edit`-th edit of its summary. */
function edited(edit: number): ComposedResume {
  const document = longDocument(2);
  const sections = document.sections.map((section) =>
    section.kind === 'text'
      ? { ...section, paragraphs: section.paragraphs.map((text) => `${text} Edit ${edit}.`) }
      : section,
  );
  return { ...document, sections };
}

export interface PdfResult {
  readonly runs: number;
  readonly engines: Readonly<Record<'native' | 'wasm' | 'reactPdf', Summary & { readonly bytes: number }>>;
  /** How many times as long @react-pdf/renderer takes as our native compiler, at the median. */
  readonly reactPdfOverNative: number;
}

export async function run(runs = 30): Promise<PdfResult> {
  const native = createPdfEngine();
  const wasm = createPdfEngine({ prefer: 'web-assembly' });
  const makers = {
    native: async (document: ComposedResume) => (await native.pdf(document)).pdf,
    wasm: async (document: ComposedResume) => (await wasm.pdf(document)).pdf,
    reactPdf: (document: ComposedResume): Promise<Uint8Array> => renderToBuffer(reactDocument(document)),
  };
  const names = Object.keys(makers) as (keyof typeof makers)[];
  const times: Record<keyof typeof makers, number[]> = { native: [], wasm: [], reactPdf: [] };
  const bytes: Record<keyof typeof makers, number> = { native: 0, wasm: 0, reactPdf: 0 };
  const warmUps = 5;
  try {
    for (let edit = -warmUps; edit < runs; edit += 1) {
      for (const name of names) {
        const document = edited(edit);
        const start = performance.now();
        bytes[name] = (await makers[name](document)).byteLength;
        if (edit >= 0) times[name].push(performance.now() - start);
      }
    }
  } finally {
    native.stop();
    wasm.stop();
  }
  const summary = (name: keyof typeof makers) => ({ ...summarize(times[name]), bytes: bytes[name] });
  const engines = { native: summary('native'), wasm: summary('wasm'), reactPdf: summary('reactPdf') };
  const result = { runs, engines, reactPdfOverNative: engines.reactPdf.p50 / engines.native.p50 };
  console.log('PDF of 2 pages, warm, milliseconds');
  console.table(engines);
  console.log(
    `@react-pdf/renderer takes ${result.reactPdfOverNative.toFixed(1)} times as long as the native compiler.`,
  );
  return result;
}
