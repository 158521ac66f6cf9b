import { textsIn, useBuilderTexts, type ConflictDescription, type Draft as DraftOf } from '@shared/builder';
import {
  orderOf,
  type MergeConflict,
  type ResumeDocument,
  type ResumeEvents,
  type ResumeSection,
} from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { blockName } from '../history/use-change-words.ts';

type Draft = DraftOf<ResumeDocument>;
type Entry = Exclude<ResumeSection, { readonly kind: 'summary' }>['items'][number];

const nameIn = (value: unknown, name: string): unknown =>
  (value as Readonly<Record<string, unknown>> | undefined)?.[name];

/** Describes a merge conflict with the labels that the builder shows on screen. */
export function useConflictWords(
  events: ResumeEvents,
): (conflict: MergeConflict, sides: readonly Draft[]) => ConflictDescription {
  const { t } = useTranslation();
  const shared = useBuilderTexts();
  const formats = useFormats();
  const sectionOf = (sides: readonly Draft[], id: string): ResumeSection | undefined =>
    sides.flatMap(({ document }) => document.sections).find((section) => section.id === id);
  const sectionName = (section: ResumeSection | undefined): string => {
    const kind = section?.kind === 'custom' ? section.category : (section?.kind ?? 'other');
    const title = section?.title.trim() ?? '';
    return title === '' ? t(`sections.kind.${kind}`) : title;
  };
  const entryName = (sides: readonly Draft[], sectionId: string, name: string): string => {
    const block = blockName(events, name);
    if (block !== undefined) return block;
    for (const { document } of sides) {
      const section = document.sections.find(({ id }) => id === sectionId);
      const items: readonly Entry[] = section === undefined || section.kind === 'summary' ? [] : section.items;
      const own = items.find((entry) => 'id' in entry && entry.id === name);
      if (own !== undefined && 'title' in own && own.title.trim() !== '') return own.title;
    }
    return t('merge.entry');
  };
  /** Returns the label of a field. A field without a label is described by its position alone. */
  const fieldName = (field: string | undefined): readonly string[] => {
    const known = [
      'title',
      'subtitle',
      'location',
      'link',
      'startDate',
      'endDate',
      'text',
      'points',
      'visible',
      'label',
      'url',
    ];
    if (field === orderOf) return [t('merge.field.order')];
    return field !== undefined && known.includes(field) ? [t(`merge.field.${field}`)] : [];
  };

  const whereOf = ({ path }: MergeConflict, sides: readonly Draft[]): string => {
    const [top, part, sectionId, , entry, ...rest] = path;
    if (top === undefined) return t('merge.whole');
    if (top === 'title') return t('builder.title');
    if (part !== 'sections') return t(`changes.part.${part ?? 'other'}`);
    if (sectionId === undefined || sectionId === orderOf) return t('merge.sectionOrder');
    const section = sectionName(sectionOf(sides, sectionId));
    const last = path.at(-1);
    const isOfEntry = path[3] === 'items' && entry !== undefined && entry !== orderOf;
    const names = isOfEntry
      ? [section, entryName(sides, sectionId, entry), ...(rest.length > 0 ? fieldName(rest[0]) : [])]
      : [section, ...(path.length > 3 ? fieldName(last) : [])];
    return names.join(' › ');
  };

  const saidBy = (value: unknown, conflict: MergeConflict, side: Draft): string => {
    const last = conflict.path.at(-1);
    if (value === undefined)
      return conflict.path.includes('override') ? shared('merge.asBlock') : shared('merge.removed');
    if (conflict.path.length === 0) return [side.title, ...textsIn(side.document)].join(' · ').slice(0, 400);
    if (typeof value === 'boolean') return t(value ? 'merge.shown' : 'merge.hidden');
    if (last === orderOf && Array.isArray(value)) {
      const [, , sectionId = ''] = conflict.path;
      const names = (value as readonly string[]).map((name) =>
        sectionId === orderOf ? sectionName(sectionOf([side], name)) : entryName([side], sectionId, name),
      );
      return formats.list(names);
    }
    const eventId = nameIn(value, 'eventId');
    const block = typeof eventId === 'string' ? blockName(events, eventId) : undefined;
    const texts = [...(block === undefined ? [] : [block]), ...textsIn(value)];
    return texts.length === 0 ? shared('merge.empty') : texts.join(' · ');
  };

  return (conflict, sides) => {
    const [mine, theirs] = sides;
    return {
      where: whereOf(conflict, sides),
      mine: mine === undefined ? '' : saidBy(conflict.mine, conflict, mine),
      theirs: theirs === undefined ? '' : saidBy(conflict.theirs, conflict, theirs),
    };
  };
}
