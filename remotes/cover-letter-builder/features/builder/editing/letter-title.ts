import type { LetterDocument } from '@shared/documents';
import type { Translate } from '@shared/i18n';

/** Decides how a letter is titled until the person renames it. */
export interface LetterTitles {
  readonly of: (document: Pick<LetterDocument, 'recipient' | 'job'>) => string;
  /** Whether a title is a generated one with a date and no addressee. The date may be another day's. */
  readonly isOfDay: (title: string) => boolean;
}

/**
 * Returns the company, else the name, else the position that a letter is titled after; undefined if it has none of
 * them.
 */
function addressee({ recipient, job }: Pick<LetterDocument, 'recipient' | 'job'>): string | undefined {
  const names = [recipient.company, job?.company, recipient.name, job?.position];
  return names.map((name) => name?.trim() ?? '').find((name) => name !== '');
}

/**
 * Returns the generated titles: *Letter to Northside Bread*, or *Letter, Nov 22* without an addressee. `t` is the
 * translator of the remote.
 */
export function letterTitles(t: Translate, language: string, now: Date = new Date()): LetterTitles {
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }).format(now);
  const [before = '', after = ''] = t('builder.newTitle', { day: '|' }).split('|');
  return {
    of(document) {
      const name = addressee(document);
      return name === undefined ? t('builder.newTitle', { day }) : t('builder.newTitleFor', { name });
    },
    isOfDay: (title) =>
      title.length <= before.length + after.length + 12 && title.startsWith(before) && title.endsWith(after),
  };
}

/** Returns the title after an edit. A generated title follows the addressee; a title that the person wrote stays. */
export function titleAfter(titles: LetterTitles, title: string, before: LetterDocument, after: LetterDocument): string {
  const [was, is] = [titles.of(before), titles.of(after)];
  return was !== is && (title === was || titles.isOfDay(title)) ? is : title;
}
