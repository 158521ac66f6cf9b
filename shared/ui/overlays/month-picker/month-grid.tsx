import { useFormats, useLocale } from '@shared/i18n';
import { Button, Grid } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { currentMonth, monthAfterKey, written, yearOf, type MonthCount } from './months.ts';

interface MonthGridProps {
  /** The month that has the keyboard focus; its year is shown. */
  readonly shown: MonthCount;
  readonly chosen: MonthCount | undefined;
  readonly onShow: (month: MonthCount) => void;
  readonly onPick: (month: MonthCount) => void;
}

const rows = [0, 3, 6, 9] as const;

/**
 * The months of a year as a grid (ARIA Authoring Practices): one of them is in the tab order, the arrow keys move
 * between them and into the next year, Page Up and Page Down change the year, and Home and End go to its first and last
 * month.
 */
export function MonthGrid({ shown, chosen, onShow, onPick }: MonthGridProps): ReactNode {
  const formats = useFormats();
  const { language } = useLocale();
  const name = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const current = useRef<HTMLButtonElement>(null);
  const movedByKey = useRef(false);
  const year = yearOf(shown);
  useEffect(() => current.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    if (movedByKey.current) current.current?.focus({ preventScroll: true });
    movedByKey.current = false;
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : monthAfterKey(event.key, shown);
    if (next === undefined) return;
    event.preventDefault();
    movedByKey.current = true;
    onShow(next);
  };
  const monthButton = (place: number): ReactNode => {
    const month = year * 12 + place;
    const isChosen = month === chosen;
    return (
      <div key={place} role="gridcell" aria-selected={isChosen}>
        <Button
          ref={month === shown ? current : undefined}
          width="100%"
          size="sm"
          variant={isChosen ? 'solid' : 'ghost'}
          colorPalette={isChosen ? 'primary' : 'gray'}
          tabIndex={month === shown ? 0 : -1}
          aria-label={formats.yearMonth(written(month))}
          {...(month === currentMonth() ? { 'aria-current': 'date', textDecoration: 'underline' } : {})}
          onClick={() => onPick(month)}
        >
          {name.format(Date.UTC(2021, place, 15))}
        </Button>
      </div>
    );
  };
  return (
    <Grid role="grid" aria-label={String(year)} gap="1" onKeyDown={onKeyDown}>
      {rows.map((first) => (
        <Grid key={first} role="row" templateColumns="repeat(3, 1fr)" gap="1">
          {[first, first + 1, first + 2].map(monthButton)}
        </Grid>
      ))}
    </Grid>
  );
}
