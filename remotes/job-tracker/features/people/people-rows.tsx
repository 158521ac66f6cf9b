import { useTranslation } from '@shared/i18n';
import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, Grid, Text, type BoxProps } from '@shared/ui';
import type { ReactNode } from 'react';
import { personPath } from '../common/paths.ts';
import { Rows } from '../common/rows.tsx';
import { useDays } from '../common/use-days.ts';
import { useIsWide } from '../common/use-is-wide.ts';
import type { PersonRow } from './api/person-fields.ts';
import { personName } from './person-name.ts';

interface PeopleRowsProps {
  readonly people: readonly PersonRow[];
  readonly total: number;
  /** Called when the end of the list is near. */
  readonly onEnd: () => void;
}

const columns = ['name', 'company', 'howWeMet', 'lastContact', 'jobs'] as const;
const gridColumns = 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) 9rem minmax(0, 3fr)';

/** Rows reach the edges of the page, and their text stays at its own edge. */
const rowStyles: BoxProps['css'] = {
  position: 'relative',
  columnGap: '4',
  alignItems: 'center',
  minHeight: 'var(--row-2)',
  py: '1',
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
  '@media (hover: hover)': { '&:hover': { bg: 'bg.subtle' } },
};

/** The link covers the whole row, and its focus is shown around it. */
const linkStyles: BoxProps['css'] = {
  color: 'fg',
  fontWeight: '600',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
  _before: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outline: 'none',
    _before: { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' },
  },
};

/** The people as a table where columns fit, and as a list on small screens. */
export function PeopleRows({ people, total, onEnd }: PeopleRowsProps): ReactNode {
  const { t } = useTranslation();
  const isWide = useIsWide();
  const rows = (
    <Rows
      items={people}
      role={isWide ? 'row' : 'listitem'}
      firstRow={2}
      total={total}
      usualHeight={isWide ? 48 : 84}
      renderRow={(person) => (isWide ? <TableRow person={person} /> : <ListRow person={person} />)}
      onEnd={onEnd}
    />
  );
  if (!isWide) {
    return (
      <Box role="list" aria-label={t('people.title')}>
        {rows}
      </Box>
    );
  }
  return (
    <Box role="table" aria-label={t('people.title')} aria-rowcount={total + 1}>
      <Grid
        role="row"
        templateColumns={gridColumns}
        columnGap="4"
        alignItems="center"
        minHeight="10"
        borderBottomWidth="1px"
        textStyle="sm"
        fontWeight="700"
        color="fg.muted"
      >
        {columns.map((column) => (
          <Box key={column} role="columnheader" minWidth="0">
            {t(`people.columns.${column}`)}
          </Box>
        ))}
      </Grid>
      {rows}
    </Box>
  );
}

function NameLink({ person }: { readonly person: PersonRow }): ReactNode {
  return (
    <ChakraLink asChild css={linkStyles}>
      <AppLink to={personPath(person.id)}>{personName(person)}</AppLink>
    </ChakraLink>
  );
}

/** How long ago the last contact was, in words, and the day on hover. Without a column heading, it names itself. */
function LastContact({ day, isNamed = false }: { readonly day: string | null; readonly isNamed?: boolean }): ReactNode {
  const { t } = useTranslation();
  const days = useDays();
  if (day === null) return t('people.noContact');
  return (
    <time dateTime={day} title={days.long(day)}>
      {isNamed ? t('people.lastContact.when', { when: days.relative(day) }) : days.relative(day)}
    </time>
  );
}

const jobNames = ({ jobs }: PersonRow): string => jobs.map(({ title }) => title).join(', ');

function TableRow({ person }: { readonly person: PersonRow }): ReactNode {
  const cell = (content: ReactNode): ReactNode => (
    <Text role="cell" textStyle="sm" lineClamp="2" overflowWrap="anywhere" minWidth="0">
      {content}
    </Text>
  );
  return (
    <Grid templateColumns={gridColumns} css={rowStyles} role="presentation">
      <Box role="cell" minWidth="0">
        <Text textStyle="sm" lineClamp="1" overflowWrap="anywhere">
          <NameLink person={person} />
        </Text>
        <Text textStyle="sm" color="fg.muted" lineClamp="1" overflowWrap="anywhere" _empty={{ display: 'none' }}>
          {person.role}
        </Text>
      </Box>
      {cell(person.company)}
      {cell(person.howWeMet)}
      {cell(<LastContact day={person.lastContactOn} />)}
      {cell(jobNames(person))}
    </Grid>
  );
}

function ListRow({ person }: { readonly person: PersonRow }): ReactNode {
  const { role, company } = person;
  const facts = [role, company].filter((fact) => fact !== null).join(' · ');
  return (
    <Box css={rowStyles} py="2">
      <Text lineClamp="1" overflowWrap="anywhere">
        <NameLink person={person} />
      </Text>
      <Text textStyle="sm" lineClamp="1" overflowWrap="anywhere" _empty={{ display: 'none' }}>
        {facts}
      </Text>
      <Text textStyle="sm" color="fg.muted" lineClamp="1" overflowWrap="anywhere">
        <LastContact day={person.lastContactOn} isNamed />
        {person.jobs.length > 0 && ` · ${jobNames(person)}`}
      </Text>
    </Box>
  );
}
