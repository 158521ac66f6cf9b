import { newResume, parseResumeDocument, type ResumeDocument } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useMemo } from 'react';
import { asked, getBase } from './get-material.ts';

interface Base {
  /** Undefined as long as it is not there. */
  readonly document: ResumeDocument | undefined;
  readonly title: string;
  /** It could not be read. */
  readonly isFailed: boolean;
  readonly retry: () => Promise<unknown>;
}

/** The résumé of that id, or an empty one for ''. `language` is BCP 47, of the interface. */
export function useBase(id: string, language: string): Base {
  const { data, error, refetch } = useQuery(getBase, {
    ...asked,
    variables: { id },
    context: keepPlace,
    ...(id === '' && { fetchPolicy: 'standby' as const }),
  });
  const resume = data?.resume.id === id ? data.resume : undefined;
  const document = useMemo(() => {
    if (id === '') return newResume({ language });
    const reading = resume && parseResumeDocument(resume.document);
    return reading?.ok === true ? reading.document : undefined;
  }, [id, resume, language]);
  return {
    document,
    title: resume?.title ?? '',
    isFailed: document === undefined && (error !== undefined || resume !== undefined),
    retry: () => (id === '' ? Promise.resolve() : refetch()),
  };
}
