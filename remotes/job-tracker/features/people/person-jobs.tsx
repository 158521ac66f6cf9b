import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Text } from '@shared/ui';
import type { ReactNode } from 'react';
import { jobPath } from '../common/paths.ts';
import { PartSection } from '../common/part-section.tsx';
import type { Person } from './api/person-fields.ts';

/** The jobs that a person belongs to. */
export function PersonJobs({ person: { jobs } }: { readonly person: Person }): ReactNode {
  const { t } = useTranslation();
  return (
    <PartSection title={t('people.jobs.title')}>
      {jobs.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t('people.jobs.none')}
        </Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {jobs.map(({ id, title, company, stage }) => (
            <Box as="li" key={id} py="1" overflowWrap="anywhere">
              <ChakraLink asChild fontWeight="600" color="fg">
                <AppLink to={jobPath(id)}>{title}</AppLink>
              </ChakraLink>
              <Text textStyle="sm" color="fg.muted">
                {[company, t(`stages.${stage}`)].filter((fact) => fact !== null).join(' · ')}
              </Text>
            </Box>
          ))}
        </Box>
      )}
    </PartSection>
  );
}
