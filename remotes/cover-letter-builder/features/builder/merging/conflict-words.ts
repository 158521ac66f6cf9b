import { textsIn, useBuilderTexts, type ConflictDescription, type Draft } from '@shared/builder';
import {
  orderOf,
  type LetterDocument,
  type LetterPart,
  type MergeConflict,
  type ParagraphEvent,
} from '@shared/documents';
import { useFormats, useTranslation } from '@shared/i18n';
import { usePartName } from '../parts/use-part-name.ts';

type LetterDraft = Draft<LetterDocument>;

/** Describes a merge conflict with the labels that the builder shows on screen. */
export function useConflictWords(
  paragraphs: readonly ParagraphEvent[],
): (conflict: MergeConflict, sides: readonly LetterDraft[]) => ConflictDescription {
  const { t } = useTranslation();
  const shared = useBuilderTexts();
  const formats = useFormats();
  const nameOf = usePartName(paragraphs);
  const partOf = (sides: readonly LetterDraft[], id: string): LetterPart | undefined =>
    sides.flatMap(({ document }) => document.parts).find((part) => part.id === id);
  const nameIn = (sides: readonly LetterDraft[], id: string): string => {
    const part = partOf(sides, id);
    return part === undefined ? t('parts.written') : nameOf(part);
  };

  const whereOf = ({ path }: MergeConflict, sides: readonly LetterDraft[]): string => {
    const [top, field, id] = path;
    if (top === undefined) return t('merge.whole');
    if (top === 'title') return shared('builder.title');
    const place = t(`merge.part.${field ?? 'other'}`);
    if (field !== 'parts' || id === undefined) return place;
    return id === orderOf ? t('merge.part.order') : `${place} › ${nameIn(sides, id)}`;
  };

  const saidBy = (value: unknown, { path }: MergeConflict, side: LetterDraft): string => {
    if (value === undefined) return shared(path.includes('override') ? 'merge.asBlock' : 'merge.removed');
    if (path.length === 0) return [side.title, ...textsIn(side.document)].join(' · ').slice(0, 400);
    if (path.at(-1) === orderOf && Array.isArray(value)) {
      return formats.list((value as readonly string[]).map((id) => nameIn([side], id)));
    }
    if (typeof value === 'object' && value !== null && 'strokes' in value) return t('signature.drawn');
    const texts = textsIn(value);
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
