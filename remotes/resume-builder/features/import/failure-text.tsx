import type { ImportFailure } from '@shared/importers';
import { useFormats, useTranslation } from '@shared/i18n';
import type { ReactNode } from 'react';

/** The failures whose text has no values. */
type PlainFailure<Failure> = Failure extends unknown
  ? keyof Failure extends 'code' | 'notes'
    ? Failure
    : never
  : never;

/** Explains why a file cannot be imported, with one thing to do about it. */
export function FailureText({ failure }: { readonly failure: ImportFailure }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const megabytes = (bytes: number): string => formats.number(bytes / 1024 / 1024, { maximumFractionDigits: 1 });
  switch (failure.code) {
    case 'not-json':
      return t('import.failure.not-json', {
        line: formats.number(failure.line),
        column: formats.number(failure.column),
      });
    case 'too-large':
      return t('import.failure.too-large', { size: megabytes(failure.bytes), longest: megabytes(failure.longest) });
    case 'too-much-inside':
      return t('import.failure.too-much-inside', { longest: megabytes(failure.longest) });
    case 'too-many-files':
      return t('import.failure.too-many-files', { most: formats.number(failure.most) });
    case 'too-many-pages':
      return t('import.failure.too-many-pages', {
        pages: formats.number(failure.pages),
        most: formats.number(failure.most),
      });
    default: {
      // A new failure with values must get a case above, or this does not compile.
      const plain: PlainFailure<ImportFailure> = failure;
      return t(`import.failure.${plain.code}`);
    }
  }
}
