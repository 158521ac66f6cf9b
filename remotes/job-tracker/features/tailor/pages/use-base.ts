import { newResume, parseResumeDocument, type ResumeDocument } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useMemo } from 'react';
import { materialOptions, getBase } from './get-material.ts';

interface Base {
  /** The document; undefined until it is loaded. */
  readonly document: ResumeDocument | undefined;
  readonly title: string;
  /** Whether it could not be loaded. */
  readonly isFailed: boolean;
  readonly retry: () => Promise<unknown>;
}

/** Loads the résumé with this id, or returns an empty one for ''. `language` is the BCP 47 tag of the interface. */
export function useBase(id: string, language: string): Base {
  const { data, error, refetch } = useQuery(getBase, {
    ...materialOptions,
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
