import type { VariantKey } from '@shared/documents';
import type { Translate } from '@shared/i18n';
import type { DescribedField } from '@shared/record-forms';
import type { EventKind } from '../event-kind.ts';

export type Entry = { readonly description: string } | { readonly name: string; readonly level?: number | null };
type Text = string | readonly Entry[] | null | undefined;

/** A variant as it is saved. */
export interface SavedVariant {
  readonly id?: string | null;
  readonly length?: VariantKey['length'];
  readonly language?: string | null;
}

/** The tools for describing variants as text. */
export interface DescribeTools {
  readonly t: Translate;
  readonly nameOf: (wording: VariantKey) => string;
  readonly describeEntry?: (entry: Entry) => string;
}

const notTexts: ReadonlySet<string> = new Set(['id', 'length', 'language'] satisfies (keyof SavedVariant)[]);

/** Returns an entry as text, without the level of a skill. */
export const plainEntry = (entry: Entry): string => ('description' in entry ? entry.description : entry.name);

/**
 * Describes the variants of an event as text: one line for each text that differs, with the names of the variant and
 * the field.
 */
export function describeVariants(
  texts: EventKind['texts'],
  variants: readonly SavedVariant[] | null | undefined,
  { t, nameOf, describeEntry = plainEntry }: DescribeTools,
): DescribedField {
  const lines = (variants ?? []).flatMap((saved) => {
    const { length = null, language = null } = saved;
    const name = nameOf({ length, language });
    const described = Object.entries(saved as Readonly<Record<string, Text>>).flatMap(([field, text]) => {
      if (notTexts.has(field) || text === null || text === undefined) return [];
      const label = t(`${texts}.fields.${field}`);
      const values = typeof text === 'string' ? [text] : text.map(describeEntry);
      return (values.length === 0 ? [t('conflict.empty')] : values).map((value) =>
        t('wordings.line', { name, label, value }),
      );
    });
    return described.length === 0 ? [name] : described;
  });
  return { label: 'wordings.title', lines };
}
