import { OutlineRow, useRevealed } from '@shared/builder';
import { useState, type ReactNode } from 'react';

interface LetterRowProps {
  readonly title: string;
  /** What the row holds, in a few words. */
  readonly value: string;
  /** The place (`ContentPlace`) of its fields; undefined for none. */
  readonly place?: string | undefined;
  /** The parts of the place that are in this row, if an element around it has the place. */
  readonly parts?: readonly string[];
  /** Whether the row is open when it first appears. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** A row above or below the paragraphs, which opens its fields in place. */
export function LetterRow(props: LetterRowProps): ReactNode {
  const { title, value, place = '', parts, startsOpen = false, children } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  useRevealed(place, ({ part = '' }) => {
    if (parts === undefined || parts.includes(part)) setOpen(true);
  });
  return (
    <OutlineRow
      title={title}
      value={value}
      place={parts === undefined && place !== '' ? place : undefined}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      {children}
    </OutlineRow>
  );
}
