import { useTranslation } from '@shared/i18n';
import { Choice, SearchBox } from '@shared/lists';
import { useEnvironment } from '@shared/remote-kit';
import { useSearchParams } from '@shared/router';
import { Button, Flex, SimpleGrid, Stack, Text } from '@shared/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ResumeSummary } from './api/list-resumes.ts';
import { ResumeCard } from './resume-card.tsx';
import { foundResumes, keptSort, sortKeys, type SortKey } from './resume-query.ts';
import { useDeletion } from './use-deletion.ts';
import { useDuplication } from './use-duplication.ts';
import { useRenaming } from './use-renaming.ts';

/** The person's résumés as tiles, searched and sorted. */
export function ResumeList({ resumes }: { readonly resumes: readonly ResumeSummary[] }): ReactNode {
  const { t } = useTranslation();
  const { session } = useEnvironment();
  const [parameters, setParameters] = useSearchParams();
  const [search, setSearch] = useState(parameters.get('search') ?? '');
  const [sort, setSort] = useState<SortKey>(() => keptSort(session.subject).get() ?? 'changed');
  const list = useRef<HTMLDivElement>(null);
  const deletion = useDeletion();
  const duplication = useDuplication();
  const rename = useRenaming();
  const found = useMemo(() => foundResumes(resumes, search, sort), [resumes, search, sort]);

  const searchFor = (text: string): void => {
    setSearch(text);
    // So that going back from a résumé finds the list as it was.
    setParameters(text.trim() === '' ? {} : { search: text }, { replace: true, preventScrollReset: true });
  };
  /** The tile that goes, and its place: the next one takes its focus, or the one before. */
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly place: number }>();
  useEffect(() => {
    if (leaving === undefined || found.some(({ id }) => id === leaving.id)) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('h2 a') ?? [])];
    links[Math.min(leaving.place, links.length - 1)]?.focus();
  }, [leaving, found]);
  const remove = async (resume: ResumeSummary, place: number): Promise<void> => {
    setLeaving({ id: resume.id, place });
    if (!(await deletion.remove(resume))) setLeaving(undefined);
  };

  return (
    <Stack gap="6">
      {resumes.length > 1 && (
        <Flex wrap="wrap" gap="3" align="center">
          <SearchBox label={t('list.search')} search={search} onSearch={searchFor} />
          <Choice
            label={t('list.sort')}
            value={sort}
            options={sortKeys.map((value) => ({ value, label: t(`list.sortBy.${value}`) }))}
            onChange={(next) => {
              setSort(next);
              keptSort(session.subject).set(next);
            }}
          />
        </Flex>
      )}
      {found.length === 0 && (
        <Stack align="flex-start" gap="3" role="status">
          <Text overflowWrap="anywhere">{t('list.nothingFound', { search: search.trim() })}</Text>
          <Button variant="outline" colorPalette="gray" onClick={() => searchFor('')}>
            {t('list.showAll')}
          </Button>
        </Stack>
      )}
      <SimpleGrid
        ref={list}
        as="ul"
        listStyleType="none"
        gap={{ base: '3', md: '5' }}
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(13rem, 1fr))' }}
        aria-label={t('list.title')}
      >
        {found.map((resume, place) => (
          <ResumeCard
            key={resume.id}
            resume={resume}
            isBusy={duplication.busyId === resume.id || deletion.busyId === resume.id}
            onRename={(title) => rename(resume, title)}
            onDuplicate={() => void duplication.duplicate(resume)}
            onDelete={() => void remove(resume, place)}
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}
