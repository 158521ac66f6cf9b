import { isOnlyDates } from './date-ranges.ts';
import { type Cell, type Line, textOf } from './lines.ts';

const isOpen = ({ text }: Cell): boolean => /[–—-]$/.test(text);

function withCells(line: Line, cells: readonly Cell[]): readonly Line[] {
  const [first] = cells;
  return first === undefined ? [] : [{ ...line, cells, x: first.x, text: cells.map(({ text }) => text).join(' ') }];
}

/** A gap between a narrow column of dates and the text beside it, in multiples of the font size. */
const columnGap = 0.5;

/**
 * Splits a cell after its first words if they pass `isDates`. A narrow column of dates is so near to the text that both
 * seem to be one cell.
 */
function splitCell(cell: Cell, isDates: (text: string) => boolean): readonly Cell[] {
  const at = cell.runs.findIndex((run, index) => {
    const before = cell.runs[index - 1];
    return (
      before !== undefined && run.x - before.right > columnGap * run.size && isDates(textOf(cell.runs.slice(0, index)))
    );
  });
  const [left, right] = [cell.runs.slice(0, at), cell.runs.slice(at)];
  const [last] = left.slice(-1);
  const [first] = right;
  if (at < 1 || last === undefined || first === undefined) return [cell];
  return [
    { ...cell, text: textOf(left), right: last.right, runs: left },
    { ...cell, text: textOf(right), x: first.x, runs: right },
  ];
}

const isOpenDate = (text: string): boolean => /[–—-]$/.test(text) && isOnlyDates(`${text} 2099`);

/** Joins dates that a narrow column breaks in two (`Dec 2013 –` above `Dec 2014`) on their first line. */
export function joinSplitDates(given: readonly Line[]): readonly Line[] {
  const lines = [...given];
  const whole: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const next = lines[index + 1];
    const [wholeStart, ...othersBeside] = line?.cells ?? [];
    const [start, ...others] = [...(wholeStart ? splitCell(wholeStart, isOpenDate) : []), ...othersBeside];
    const [wholeEnd, ...nextBeside] = next?.cells ?? [];
    const isEnd = (text: string): boolean => start !== undefined && isOnlyDates(`${start.text} ${text}`);
    const [end, ...nextOthers] = [...(wholeEnd ? splitCell(wholeEnd, isEnd) : []), ...nextBeside];
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
