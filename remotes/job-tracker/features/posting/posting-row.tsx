import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Flex, Heading, Text, VisuallyHidden, type BoxProps } from '@shared/ui';
import type { ReactNode } from 'react';
import type { PostingCard } from './api/posting-fields.ts';
import { RowMarks } from './posting-marks.tsx';
import { rowStyles } from './row-styles.ts';
import { usePostingFacts } from './use-posting-facts.ts';

interface PostingRowProps {
  readonly posting: PostingCard;
  readonly title: ReactNode;
  readonly company: ReactNode;
  /** The address of the page with this posting open. */
  readonly to: string;
  readonly isOpen: boolean;
  /** Whether another posting is already open, whose entry in the browser's history this one replaces. */
  readonly replaces: boolean;
  /** Whether postings are shown next to the list, so that the page keeps its scroll position. */
  readonly isBeside: boolean;
  /** Whether the row says that its posting is a sample, because others in the list are not. */
  readonly saysSample: boolean;
  /** A tile at the start of the row. */
  readonly tile?: ReactNode;
  /** The third line; by default, job type, pay, and date. */
  readonly line?: ReactNode;
  /** A line below, such as the text that matches. */
  readonly children?: ReactNode;
}

/** The selected row is also marked at its start, because its background alone is faint. */
const openStyles: BoxProps['css'] = {
  bg: 'primary.subtle',
  _before: {
    ...{ content: '""', position: 'absolute', insetBlock: '0', insetStart: '0', width: '3px', bg: 'primary.solid' },
    forcedColorAdjust: 'none',
  },
};

/** The link covers the whole row, and its focus is shown around it. */
const linkStyles: BoxProps['css'] = {
  display: 'inline',
  color: 'fg',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
  _before: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outline: 'none',
    _before: { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' },
  },
};

/** A posting in a list. The link in its title covers the whole row. */
export function PostingRow(props: PostingRowProps): ReactNode {
  const { posting, title, company, to, isOpen, replaces, isBeside, saysSample, tile, line, children } = props;
  const { t } = useTranslation();
  const { location, workplace, types, salary, age } = usePostingFacts()(posting);
  const details = [...types, salary, age].filter((fact) => fact !== null);
  const place = [location, posting.workplace === 'onSite' ? null : workplace].filter(
    // Many locations name the workplace, such as `Remote (Toronto)`.
    (fact, index) => fact !== null && (index === 0 || location?.includes(fact) !== true),
  );
  return (
    <Box
      as="article"
      position="relative"
      css={[rowStyles, isOpen ? openStyles : { '@media (hover: hover)': { _hover: { bg: 'bg.subtle' } } }]}
    >
      {tile}
      <Box flex="1" minWidth="0">
        <Heading
          as="h2"
          fontFamily="body"
          textStyle="sm"
          letterSpacing="0"
          overflowWrap="anywhere"
          dir="auto"
          lineClamp="2"
        >
          <ChakraLink asChild css={linkStyles}>
            <AppLink
              to={to}
              replace={replaces}
              preventScrollReset={isBeside}
              aria-current={isOpen ? 'true' : undefined}
            >
              {title}
            </AppLink>
          </ChakraLink>
        </Heading>
        <Text textStyle="sm" lineClamp="1" overflowWrap="anywhere" dir="auto">
          {company}
          {place.map((fact) => ` · ${fact}`)}
        </Text>
        <Flex gap="2" align="baseline" justify="space-between">
          <Text textStyle="sm" color="fg.muted" lineClamp="1" overflowWrap="anywhere" minWidth="0">
            {line ?? details.join(' · ')}
          </Text>
          <RowMarks posting={posting} saysSample={saysSample} />
        </Flex>
        {children}
        {isOpen && isBeside && <VisuallyHidden>{t('posting.isOpen')}</VisuallyHidden>}
      </Box>
    </Box>
  );
}
