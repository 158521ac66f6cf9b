import { isEqual } from '../merge/is-equal.ts';
import type { CustomCategory, EventReference, CustomItem, ResumeDocument, ResumeSection } from '../resume-document.ts';
import type { ResumeState } from '../merge/merge-resumes.ts';

/** Whether the keys that both lists contain appear in a different order. */
export function isReordered(from: readonly string[], to: readonly string[]): boolean {
  const [kept, now] = [from.filter((key) => to.includes(key)), to.filter((key) => from.includes(key))];
  return kept.some((key, index) => key !== now[index]);
}

/** A section as a sentence names it: by its title, or by its kind where it has no title. */
export interface NamedSection {
  readonly title: string;
  readonly kind: Exclude<ResumeSection['kind'], 'custom'> | CustomCategory;
}

/** An entry of a section: a block by its id, or an entry that only this résumé has by its title. */
export type NamedEntry = { readonly eventId: string } | { readonly title: string };

/** One difference, expressed as what happened between the first state and the second. */
export type ResumeChange =
  | { readonly what: 'title' | 'contact' | 'headline' | 'links' | 'design' | 'wording' | 'section-order' }
  | {
      readonly what: 'section-added' | 'section-removed' | 'section-hidden' | 'section-shown' | 'section-text';
      readonly section: NamedSection;
    }
  | {
      readonly what: 'entries-added' | 'entries-removed' | 'entries-changed' | 'entry-order';
      readonly section: NamedSection;
      readonly entries: readonly NamedEntry[];
    };

type Entry = EventReference | CustomItem;

const sectionName = (section: ResumeSection): NamedSection => ({
  title: section.title.trim(),
  kind: section.kind === 'custom' ? section.category : section.kind,
});
const keyOf = (entry: Entry): string => ('eventId' in entry ? entry.eventId : entry.id);
const entryName = (entry: Entry): NamedEntry =>
  'eventId' in entry ? { eventId: entry.eventId } : { title: entry.title.trim() };
const entriesOf = (section: ResumeSection): readonly Entry[] => (section.kind === 'summary' ? [] : section.items);

function compareEntries(from: ResumeSection, to: ResumeSection): readonly ResumeChange[] {
  const section = sectionName(to);
  const [before, after] = [entriesOf(from), entriesOf(to)];
  const byKey = new Map(before.map((entry) => [keyOf(entry), entry]));
  const afterKeys = new Set(after.map(keyOf));
  const told = (what: 'entries-added' | 'entries-removed' | 'entries-changed', entries: readonly Entry[]) =>
    entries.length === 0 ? [] : [{ what, section, entries: entries.map(entryName) }];
  const isOrder = isReordered(before.map(keyOf), after.map(keyOf));
  return [
    ...told(
      'entries-added',
      after.filter((entry) => !byKey.has(keyOf(entry))),
    ),
    ...told(
      'entries-removed',
      before.filter((entry) => !afterKeys.has(keyOf(entry))),
    ),
    ...told(
      'entries-changed',
      after.filter((entry) => byKey.has(keyOf(entry)) && !isEqual(byKey.get(keyOf(entry)), entry)),
    ),
    ...(isOrder ? [{ what: 'entry-order' as const, section, entries: [] }] : []),
  ];
}

function compareSection(from: ResumeSection, to: ResumeSection): readonly ResumeChange[] {
  const section = sectionName(to);
  const isRetold =
    from.title !== to.title || (from.kind === 'summary' && to.kind === 'summary' && from.text !== to.text);
  return [
    ...(from.visible === to.visible
      ? []
      : [{ what: to.visible ? 'section-shown' : 'section-hidden', section } as const]),
    ...(isRetold ? [{ what: 'section-text', section } as const] : []),
    ...compareEntries(from, to),
  ];
}

function compareSections(from: ResumeDocument, to: ResumeDocument): readonly ResumeChange[] {
  const before = new Map(from.sections.map((section) => [section.id, section]));
  const afterIds = to.sections.map(({ id }) => id);
  const removed = from.sections.filter(({ id }) => !afterIds.includes(id));
  return [
    ...removed.map((section) => ({ what: 'section-removed', section: sectionName(section) }) as const),
    ...to.sections.flatMap((section): readonly ResumeChange[] => {
      const former = before.get(section.id);
      return former ? compareSection(former, section) : [{ what: 'section-added', section: sectionName(section) }];
    }),
    ...(isReordered([...before.keys()], afterIds) ? [{ what: 'section-order' } as const] : []),
  ];
}

/** Lists what happened between two states of a résumé, in the order in which a person would tell it. */
export function compareResumes(from: ResumeState, to: ResumeState): readonly ResumeChange[] {
  const whole = (
    what: 'title' | 'contact' | 'headline' | 'links' | 'wording' | 'design',
    one: unknown,
    other: unknown,
  ) => (isEqual(one, other) ? [] : [{ what }]);
  const [before, after] = [from.document, to.document];
  return [
    ...whole('title', from.title, to.title),
    ...whole('contact', before.contact, after.contact),
    ...whole('headline', before.headline, after.headline),
    ...whole('links', before.links, after.links),
    ...compareSections(before, after),
    ...whole('wording', before.wording, after.wording),
    ...whole('design', before.design, after.design),
  ];
}
