import { resumeLimits } from '@shared/documents';
import { useApolloClient } from '@shared/graphql';
import { libraryCalls, type Library } from '@shared/library';
import { useMemo } from 'react';
import { createLetter } from '../builder/api/create-letter.ts';
import { paths } from '../common/paths.ts';

import { deleteLetters } from './api/delete-letters.ts';
import { listDeletedLetters } from './api/deleted-letters.ts';
import { getLetterToCopy } from './api/get-letter-to-copy.ts';
import { listLetters, type LetterSummary } from './api/list-letters.ts';
import { renameLetter } from './api/rename-letter.ts';
import { restoreLetters } from './api/restore-letters.ts';
import { LetterFacts } from './letter-facts.tsx';

const requests = {
  list: listLetters,
  rename: renameLetter,
  copy: getLetterToCopy,
  create: createLetter,
  remove: deleteLetters,
  restore: restoreLetters,
  deleted: listDeletedLetters,
};

const searchTextsOf = ({ about }: LetterSummary): readonly string[] => Object.values(about);

/** The library of letters. */
export function useLetterLibrary(): Library<LetterSummary> {
  const client = useApolloClient();
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
      files: [],
    }),
    [client],
  );
}
