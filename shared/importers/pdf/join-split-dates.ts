import { isOnlyDates } from './date-ranges.ts';
import type { Cell, Line } from './lines.ts';

const isOpen = ({ text }: Cell): boolean => /[–—-]$/.test(text);

function withCells(line: Line, cells: readonly Cell[]): readonly Line[] {
  const [first] = cells;
  return first === undefined ? [] : [{ ...line, cells, x: first.x, text: cells.map(({ text }) => text).join(' ') }];
}

/** Joins dates that a narrow column breaks in two (`Dec 2013 –` above `Dec 2014`) on their first line. */
export function joinSplitDates(given: readonly Line[]): readonly Line[] {
  const lines = [...given];
  const whole: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const next = lines[index + 1];
    const [start, ...others] = line?.cells ?? [];
    const [end, ...nextOthers] = next?.cells ?? [];
    if (line === undefined) continue;
    const dates = start && end && isOpen(start) ? `${start.text} ${end.text}` : '';
    if (start && next && dates !== '' && isOnlyDates(dates)) {
      whole.push(...withCells(line, [{ ...start, text: dates }, ...others]));
      const [rest] = withCells(next, nextOthers);
      if (rest) lines[index + 1] = rest;
      else index += 1;
    } else whole.push(line);
  }
  return whole;
}
