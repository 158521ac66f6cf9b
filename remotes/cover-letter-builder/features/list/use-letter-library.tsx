import { resumeLimits, UnfilledVariablesError } from '@shared/documents';
import { letterFormats } from '@shared/exporters';
import { useApolloClient } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { libraryCalls, type Library, type MadeFile } from '@shared/library';
import { useEnvironment } from '@shared/remote-kit';
import { useMemo } from 'react';
import { createLetter } from '../builder/api/create-letter.ts';
import { useToday } from '../builder/use-today.ts';
import { paths } from '../common/paths.ts';
import { deleteLetters } from './api/delete-letters.ts';
import { listDeletedLetters } from './api/deleted-letters.ts';
import { getLetterToCopy } from './api/get-letter-to-copy.ts';
import { listLetters, type LetterSummary } from './api/list-letters.ts';
import { renameLetter } from './api/rename-letter.ts';
import { restoreLetters } from './api/restore-letters.ts';
import { LetterFacts } from './letter-facts.tsx';
import type { makeLetterFile as MakeLetterFile, NamelessError } from './make-letter-file.ts';

const namelessError: NamelessError['name'] = 'NamelessError';

const requests = {
  list: listLetters,
  rename: renameLetter,
  copy: getLetterToCopy,
  create: createLetter,
  remove: deleteLetters,
  restore: restoreLetters,
  deleted: listDeletedLetters,
};

/** Loads the code that makes files only when a file is requested. */
const makeFile = async (...wish: Parameters<typeof MakeLetterFile>): Promise<MadeFile> =>
  (await import('./make-letter-file.ts')).makeLetterFile(...wish);

const searchTextsOf = ({ about }: LetterSummary): readonly string[] => Object.values(about);

/** Configures the shared document library for letters. */
export function useLetterLibrary(): Library<LetterSummary> {
  const client = useApolloClient();
  const { session, endpoints, locale } = useEnvironment();
  const { today } = useToday();
  const { t } = useTranslation();
  const formats = useFormats();
  return useMemo(
    () => ({
      ...libraryCalls(client, requests),
      pictures: 'letters',
      sortKey: 'tessera.cover-letter-builder.sort',
      longestTitle: resumeLimits.line,
      deletedForDays: resumeLimits.deletedForDays,
      pathOf: paths.edit,
      searchTextsOf,
      renderFacts: ({ about }) => <LetterFacts about={about} />,
      files: (['pdf', ...letterFormats] as const).map((format) => ({
        format,
        make: ({ id }) => makeFile(client, { session, endpoints, locale }, { id, format, today }),
      })),
      whyNoFile(error) {
        if (error instanceof UnfilledVariablesError) {
          return t('list.unfinished', { names: formats.list(error.missing.map(({ typed }) => typed)) });
        }
        // Its class is loaded together with the code that makes files.
        return error instanceof Error && error.name === namelessError ? t('list.nameless') : undefined;
      },
    }),
    [client, session, endpoints, locale, today, t, formats],
  );
}
