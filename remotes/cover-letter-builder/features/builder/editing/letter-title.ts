import type { LetterDocument } from '@shared/documents';
import type { Translate } from '@shared/i18n';

/** What a letter is called as long as nobody has named it. */
export interface LetterTitles {
  readonly of: (document: Pick<LetterDocument, 'recipient' | 'job'>) => string;
  /** Whether a title is the day's, which names nobody; it may be of another day. */
  readonly isOfDay: (title: string) => boolean;
}

/** Whom a letter is called after: the company, or else the person, or else the position; undefined as long as it has none. */
function addressee({ recipient, job }: Pick<LetterDocument, 'recipient' | 'job'>): string | undefined {
  const names = [recipient.company, job?.company, recipient.name, job?.position];
  return names.map((name) => name?.trim() ?? '').find((name) => name !== '');
}

/** *Letter to Northside Bread*, or *Letter, 22 Nov* while it is to nobody. `t` is the remote's. */
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

/** The title after an edit: one that was made up follows whom the letter is to; one that somebody has written stays. */
export function titleAfter(titles: LetterTitles, title: string, before: LetterDocument, after: LetterDocument): string {
  const [was, is] = [titles.of(before), titles.of(after)];
  return was !== is && (title === was || titles.isOfDay(title)) ? is : title;
}
