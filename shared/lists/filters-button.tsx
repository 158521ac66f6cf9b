import { useFormats } from '@shared/i18n';
import { Button, Popover, SlidersHorizontalIcon, Stack } from '@shared/ui';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface FiltersButtonProps {
  readonly label: string;
  /** The label with the number of active filters. */
  readonly labelWithCount: string;
  /** The number of active filters. */
  readonly count: number;
  /** Whether the label has room; otherwise the button shows its icon and the number. */
  readonly hasRoom: boolean;
  /** The choices, each with a visible label. */
  readonly children: ReactNode;
}

/** The button of a list's filters, which are in a popover so that they never push the list down. */
export function FiltersButton({ label, labelWithCount, count, hasRoom, children }: FiltersButtonProps): ReactNode {
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const name = count === 0 ? label : labelWithCount;
  return (
    <>
      <Button
        id={`${id}button`}
        variant="outline"
        colorPalette={count === 0 ? 'gray' : 'primary'}
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={name}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontalIcon size={16} aria-hidden />
        {hasRoom ? name : count > 0 && formats.number(count)}
      </Button>
      <Popover open={isOpen} onClose={() => setIsOpen(false)} id={id} triggerId={`${id}button`} label={label}>
        <Choices>{children}</Choices>
      </Popover>
    </>
  );
}

function Choices({ children }: { readonly children: ReactNode }): ReactNode {
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => choices.current?.querySelector('select')?.focus(), []);
  return (
    <Stack ref={choices} gap="3" p="4">
      {children}
    </Stack>
  );
}
