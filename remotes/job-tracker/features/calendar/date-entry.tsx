import { useLocale, useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Span } from '@shared/ui';
import type { ReactNode } from 'react';
import { jobPath } from '../common/paths.ts';
import type { JobDate } from './job-dates.ts';

const tones = { interview: 'primary', task: 'secondary', deadline: 'warning' } as const;

interface DateEntryProps {
  readonly date: JobDate;
  /** One line for the date and one for the job, so that the weeks of a month share the height. */
  readonly isShort?: boolean;
}

/** An entry of the calendar: the kind of date and its job. */
export function DateEntry({ date, isShort = false }: DateEntryProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { job, kind, at, timeZone, label } = date;
  const time =
    at === undefined
      ? ''
      : new Intl.DateTimeFormat(language, {
          hour: 'numeric',
          minute: '2-digit',
          ...(timeZone !== undefined && { timeZone }),
        }).format(new Date(at));
  const what = kind === 'interview' ? (label ?? t('stages.interview')) : (label ?? t(`calendar.kinds.${kind}`));
  const whose = [job.title, job.company].filter((part) => part !== null).join(' · ');
  return (
    <Box
      as="li"
      textStyle="sm"
      borderInlineStartWidth="3px"
      borderColor={`${tones[kind]}.solid`}
      bg={`${tones[kind]}.subtle`}
      borderRadius="l1"
      px="2"
      py="0.5"
      minWidth="0"
      overflowWrap="anywhere"
    >
      <ChakraLink asChild textDecoration="none" color="fg" _hover={{ textDecoration: 'underline' }} display="block">
        <AppLink to={jobPath(job.id)}>
          <Span lineClamp={isShort ? 1 : 3} {...(isShort && { title: what })}>
            {time !== '' && <Span fontWeight="700">{time} </Span>}
            {what}
          </Span>
          <Span color="fg.muted" lineClamp={isShort ? 1 : 2} {...(isShort && { title: whose })}>
            {whose}
          </Span>
        </AppLink>
      </ChakraLink>
    </Box>
  );
}
