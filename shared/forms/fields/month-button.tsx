import { CalendarIcon, IconButton, MonthPicker } from '@shared/ui';
import { useId, useState, type ReactNode } from 'react';
import { useFormTexts } from '../texts.ts';

export interface MonthButtonProps {
  /** The label of the field that it belongs to. */
  readonly label: string;
  /** A date as `YYYY-MM` or `YYYY`, or any other text in the field. */
  readonly value: string;
  readonly disabled?: boolean | undefined;
  /** A date that is probably close to the wanted one. */
  readonly near?: string | undefined;
  /** The label for an empty field, such as *Present*. */
  readonly noneLabel?: string | undefined;
  /** Receives `YYYY-MM`, `YYYY`, or an empty string for no date. */
  readonly onPick: (date: string) => void;
}

/** Opens the month picker, for people who prefer not to type. */
export function MonthButton({ label, disabled = false, ...picker }: MonthButtonProps): ReactNode {
  const t = useFormTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // The picker is not rendered until it is first requested.
  const [isWanted, setWanted] = useState(false);
  const name = t('date.pick', { field: label });
  const ids = { id: `months${id}`, triggerId: `month${id}` };
  return (
    <>
      <IconButton
        id={ids.triggerId}
        variant="ghost"
        size="sm"
        colorPalette="gray"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? ids.id : undefined}
        disabled={disabled}
        // A field that loses the focus may show an error, which would move this button away from under the pointer
        // before the press becomes a click. So the press does not take the focus, and the click does.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => {
          currentTarget.focus();
          setWanted(true);
          setOpen(!isOpen);
        }}
      >
        <CalendarIcon size={18} aria-hidden />
      </IconButton>
      {isWanted && <MonthPicker {...picker} {...ids} label={name} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
