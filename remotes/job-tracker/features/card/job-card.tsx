import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Flex, Heading, Stack, Text, type BoxProps } from '@shared/ui';
import { memo, type ReactNode } from 'react';
import type { JobCard as Job } from '../common/api/job-card-fields.ts';
import { jobPath } from '../common/paths.ts';
import { JobFacts } from './job-facts.tsx';

interface JobCardProps {
  readonly job: Job;
  /** Whether a move of the job waits for the network. */
  readonly isWaiting: boolean;
  /** Controls at the end of the card's first line. */
  readonly tools?: ReactNode;
  readonly look?: BoxProps;
}

function PlainJobCard({ job, isWaiting, tools, look }: JobCardProps): ReactNode {
  const { t } = useTranslation();
  const { id, title, company, location } = job;
  const where = [company, location].filter((part) => part !== null).join(' · ');
  return (
    <Box
      as="article"
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={job.isQuiet ? 'border.warning' : 'border'}
      borderRadius="l2"
      px="3"
      pt="2"
      pb="3"
      _hover={{ borderColor: 'border.control' }}
      {...look}
    >
      <Stack gap="1">
        <Flex gap="2" align="flex-start" justify="space-between">
          <Heading as="h3" textStyle="md" fontWeight="600" pt="1" minWidth="0" overflowWrap="anywhere">
            <ChakraLink
              asChild
              textDecoration="none"
              _hover={{ textDecoration: 'underline' }}
              _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' }}
            >
              <AppLink to={jobPath(id)} draggable={false}>
                {title}
              </AppLink>
            </ChakraLink>
          </Heading>
          {tools}
        </Flex>
        {where !== '' && (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {where}
          </Text>
        )}
        <JobFacts job={job} />
        {isWaiting && (
          <Text textStyle="sm" color="fg.info">
            {t('moves.waits')}
          </Text>
        )}
      </Stack>
    </Box>
  );
}

/** A job in a list. The link in its title covers the whole card. */
export const JobCard = memo(PlainJobCard);
