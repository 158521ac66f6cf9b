import type { Wording } from '@shared/documents';
import type { Translate } from '@shared/i18n';
import type { BlockKind } from '../block-kind.ts';
import type { DescribedField } from '@shared/record-forms';

type Entry = { readonly description: string } | { readonly name: string; readonly level?: number | null };
type Text = string | readonly Entry[] | null | undefined;

/** A wording as it is saved. */
interface Saved {
  readonly id?: string | null;
  readonly length?: Wording['length'];
  readonly language?: string | null;
}

/** How wordings are put into words. */
export interface DescribeTools {
  readonly t: Translate;
  readonly nameOf: (wording: Wording) => string;
  readonly entryInWords?: (entry: Entry) => string;
}

const notTexts: ReadonlySet<string> = new Set(['id', 'length', 'language'] satisfies (keyof Saved)[]);

const plainEntry = (entry: Entry): string => ('description' in entry ? entry.description : entry.name);

/** The other wordings of a block in words: a line for each text that differs, with whose it is and what. */
export function describeWordings(
  { texts }: BlockKind,
  variants: readonly Saved[] | null | undefined,
  { t, nameOf, entryInWords = plainEntry }: DescribeTools,
): DescribedField {
  const lines = (variants ?? []).flatMap((saved) => {
    const { length = null, language = null } = saved;
    const name = nameOf({ length, language });
    const said = Object.entries(saved as Readonly<Record<string, Text>>).flatMap(([field, text]) => {
      if (notTexts.has(field) || text === null || text === undefined) return [];
      const label = t(`${texts}.fields.${field}`);
      const values = typeof text === 'string' ? [text] : text.map(entryInWords);
      return (values.length === 0 ? [t('conflict.empty')] : values).map((value) =>
        t('wordings.line', { name, label, value }),
      );
    });
    return said.length === 0 ? [name] : said;
  });
  return { label: 'wordings.title', lines };
}
