import { withoutScheme } from '@shared/documents';
import { keepPlace, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, ErrorNotice, ExternalLinkIcon, Flex, Text } from '@shared/ui';
import { useId, useState, type ReactNode } from 'react';
import { DisclosureButton } from '../common/disclosure-button.tsx';
import { jobPath, personPath } from '../common/paths.ts';
import { PartSection } from '../common/part-section.tsx';
import { personName } from '../people/person-name.ts';
import { getJobCompany, type CompanyFacts } from './api/get-job-company.ts';
import type { Job } from './api/job-fields.ts';

/**
 * What the ad says about the company, and the person's other jobs and people there. It is left out where nothing is
 * known, so it comes last in its column, where it moves nothing when it arrives.
 */
export function JobCompany({
  job,
}: {
  readonly job: Pick<Job, 'id' | 'version' | 'company' | 'description'>;
}): ReactNode {
  if (job.company === null && job.description === null) return null;
  // A changed ad or company is read again.
  return <LoadedCompany key={job.version} id={job.id} />;
}

function LoadedCompany({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(getJobCompany, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: keepPlace,
  });
  if (data === undefined) {
    if (error === undefined || loading) return null;
    return (
      <PartSection title={t('company.title')} look="panel">
        <ErrorNotice title={t('company.failed')} onRetry={() => void refetch().catch(() => undefined)}>
          {t('fit.failedHelp')}
        </ErrorNotice>
      </PartSection>
    );
  }
  if (isUnknown(data.jobCompany)) return null;
  const { size, industry, website, benefits, otherJobs, people } = data.jobCompany;
  return (
    <PartSection title={t('company.title')} look="panel">
      <Box as="dl" textStyle="sm">
        {industry !== null && <Fact name={t('company.industry')}>{industry}</Fact>}
        {size !== null && <Fact name={t('company.size')}>{size}</Fact>}
        {website !== null && (
          <Fact name={t('company.website')}>
            <ChakraLink href={website} target="_blank" rel="noopener noreferrer">
              <Text as="span" truncate>
                {withoutScheme(website)}
              </Text>
              <ExternalLinkIcon size={14} aria-hidden />
            </ChakraLink>
          </Fact>
        )}
        {benefits.length > 0 && (
          <Fact name={t('company.benefits')}>
            <Benefits benefits={benefits} />
          </Fact>
        )}
        {otherJobs.length > 0 && (
          <Fact name={t('company.otherJobs')}>
            <List>
              {otherJobs.map(({ id: jobId, title, stage }) => (
                <li key={jobId}>
                  <ChakraLink asChild>
                    <AppLink to={jobPath(jobId)}>{title}</AppLink>
                  </ChakraLink>
                  <Text as="span" color="fg.muted">{` · ${t(`stages.${stage}`)}`}</Text>
                </li>
              ))}
            </List>
          </Fact>
        )}
        {people.length > 0 && (
          <Fact name={t('company.people')}>
            <List>
              {people.map((person) => (
                <li key={person.id}>
                  <ChakraLink asChild>
                    <AppLink to={personPath(person.id)}>{personName(person)}</AppLink>
                  </ChakraLink>
                  {person.role !== null && <Text as="span" color="fg.muted">{` · ${person.role}`}</Text>}
                </li>
              ))}
            </List>
          </Fact>
        )}
      </Box>
    </PartSection>
  );
}

const isUnknown = ({ size, industry, website, benefits, otherJobs, people }: CompanyFacts): boolean =>
  size === null &&
  industry === null &&
  website === null &&
  [benefits, otherJobs, people].every(({ length }) => length === 0);

/** The number of benefits that are shown at first. */
const fewBenefits = 3;

function Benefits({ benefits }: Pick<CompanyFacts, 'benefits'>): ReactNode {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const canFold = benefits.length > fewBenefits + 1;
  return (
    <>
      <List id={id}>
        {benefits.slice(0, canFold && !isWhole ? fewBenefits : undefined).map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </List>
      {canFold && (
        <DisclosureButton isOpen={isWhole} controls={id} onToggle={() => setIsWhole(!isWhole)}>
          {isWhole ? t('company.fewer') : t('company.all', { count: benefits.length })}
        </DisclosureButton>
      )}
    </>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps): ReactNode {
  return (
    <Flex columnGap="3" py="1">
      <Box as="dt" color="fg.muted" flex="0 0 6.5rem">
        {name}
      </Box>
      <Box as="dd" flex="1" minWidth="0" overflowWrap="anywhere">
        {children}
      </Box>
    </Flex>
  );
}

function List({ id, children }: { readonly id?: string; readonly children: ReactNode }): ReactNode {
  return (
    <Box as="ul" {...(id !== undefined && { id })} listStyleType="none" display="flex" flexDirection="column" gap="1">
      {children}
    </Box>
  );
}
