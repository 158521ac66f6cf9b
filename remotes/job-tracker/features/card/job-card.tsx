import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import {
  Box,
  CalendarIcon,
  ChakraLink,
  CircleAlertIcon,
  FileTextIcon,
  Flex,
  Heading,
  Span,
  Text,
  TriangleAlertIcon,
  VisuallyHidden,
  type BoxProps,
} from '@shared/ui';
import { memo, type ReactNode } from 'react';
import type { JobCard as Job } from '../common/api/job-card-fields.ts';
import { jobPath } from '../common/paths.ts';
import { LaterScore } from '../match/scores/later-score.tsx';
import { Excitement } from './excitement.tsx';
import { useFacts, type Fact } from './use-facts.ts';

interface JobCardProps {
  readonly job: Job;
  /** Whether a move of the job waits for the network. */
  readonly isWaiting: boolean;
  /** The name of the job's stage, where the place of the card does not say it. */
  readonly stage?: string;
  /** Controls in the card's corner, which show on hover and focus, and always on touch. */
  readonly tools?: ReactNode;
  /** The level of its heading; the third below the title of a column. */
  readonly heading?: 'h2' | 'h3';
  readonly look?: BoxProps;
}

const toolsCss = {
  position: 'absolute',
  insetBlockStart: '1',
  insetInlineEnd: '3',
  '@media (hover: hover) and (pointer: fine)': {
    // Over the end of the card's lines.
    bg: 'bg.panel',
    borderRadius: 'full',
    opacity: '0',
    'article:hover &, &:focus-within, &:has([aria-expanded=true])': { opacity: '1' },
  },
} as const;

/** The height of the last line with a score, which arrives later and must not move the cards below. */
const scoreHeight = '6';

/** Where the controls always show, the title and what is beside them end before them. */
const beforeTools = { '@media (hover: none), (pointer: coarse)': { pe: '12' } } as const;

function PlainJobCard({ job, isWaiting, stage, tools, heading = 'h3', look }: JobCardProps): ReactNode {
  const { t } = useTranslation();
  const { id, title, company, location, excitement, tags } = job;
  const facts = useFacts(job);
  const where = [company, location].filter((part) => part !== null).join(' · ');
  const [first] = facts;
  const tile = excitement !== null && <Excitement value={excitement} />;
  const more = [...facts.slice(1).map(({ text }) => text), ...tags];
  const hasThirdLine = first !== undefined || isWaiting;
  const rest = (
    <Flex gap="2" align="center" flexShrink="0" ms="auto">
      <LaterScore of="job" id={id} version={job.version} />
      {tile}
      {more.length > 0 && <More texts={more} />}
    </Flex>
  );
  return (
    <Box
      as="article"
      position="relative"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      px="var(--card-padding)"
      py="calc(var(--card-padding) - {spacing.1})"
      _hover={{ borderColor: 'border.control' }}
      {...look}
    >
      <Heading
        as={heading}
        fontFamily="body"
        textStyle="sm"
        lineHeight="1.4"
        fontWeight="700"
        overflowWrap="anywhere"
        lineClamp="2"
        css={beforeTools}
      >
        <ChakraLink
          asChild
          // Inline, so that its lines are counted.
          display="inline"
          color="fg"
          textDecoration="none"
          _hover={{ textDecoration: 'underline' }}
          _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' }}
        >
          <AppLink to={jobPath(id)} draggable={false}>
            {title}
          </AppLink>
        </ChakraLink>
      </Heading>
      {(where !== '' || stage !== undefined || !hasThirdLine) && (
        <Flex
          gap="2"
          align="center"
          minHeight={hasThirdLine ? undefined : scoreHeight}
          textStyle="sm"
          lineHeight="1.4"
          color="fg.muted"
          css={beforeTools}
        >
          <Text as="span" truncate minWidth="0">
            {where}
          </Text>
          {!hasThirdLine && rest}
          {stage !== undefined && (
            <Text as="span" flexShrink="0" ms={hasThirdLine ? 'auto' : undefined}>
              {stage}
            </Text>
          )}
        </Flex>
      )}
      {hasThirdLine && (
        <Flex gap="2" align="center" mt="1" minHeight={scoreHeight}>
          {isWaiting ? (
            <Text textStyle="xs" color="fg.info" truncate>
              {t('moves.waits')}
            </Text>
          ) : (
            first !== undefined && <FactLine fact={first} />
          )}
          {rest}
        </Flex>
      )}
      {tools !== undefined && <Box css={toolsCss}>{tools}</Box>}
    </Box>
  );
}

const looks = {
  date: { color: 'fg.muted', Icon: CalendarIcon },
  documents: { color: 'fg.muted', Icon: FileTextIcon },
  closed: { color: 'fg.muted', Icon: undefined },
  late: { color: 'fg.error', Icon: CircleAlertIcon },
  quiet: { color: 'fg.warning', Icon: TriangleAlertIcon },
} as const;

function FactLine({ fact: { tone, text } }: { readonly fact: Fact }): ReactNode {
  const { color, Icon } = looks[tone];
  return (
    <Flex gap="1" align="center" minWidth="0" color={color} textStyle="xs" title={text}>
      {Icon !== undefined && (
        <Span flexShrink="0">
          <Icon size={14} aria-hidden />
        </Span>
      )}
      <Span truncate>{text}</Span>
    </Flex>
  );
}

/** How much more there is to know about the job, which a pointer and a screen reader can find out here. */
function More({ texts }: { readonly texts: readonly string[] }): ReactNode {
  const list = texts.join(' · ');
  return (
    <Text as="span" position="relative" textStyle="xs" color="fg.muted" title={list}>
      <span aria-hidden>+{texts.length}</span>
      <VisuallyHidden>{list}</VisuallyHidden>
    </Text>
  );
}

/** A job in a list, in two or three lines. The link in its title covers the whole card. */
export const JobCard = memo(PlainJobCard);
