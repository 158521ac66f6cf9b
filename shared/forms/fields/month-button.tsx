import { CalendarIcon, IconButton, MonthPicker } from '@shared/ui';
import { useId, useState, type ReactNode } from 'react';
import { useFormTexts } from '../texts.ts';

export interface MonthButtonProps {
  /** Of the field that it belongs to. */
  readonly label: string;
  /** `YYYY-MM`, or whatever else stands in the field. */
  readonly value: string;
  readonly disabled?: boolean | undefined;
  /** A month that is probably not far from the one that is looked for. */
  readonly near?: string | undefined;
  /** What an empty field means, such as *Present*. */
  readonly noneLabel?: string | undefined;
  /** Gets `YYYY-MM`, or '' for none. */
  readonly onPick: (month: string) => void;
}

/** Opens the months to choose from, for whoever would rather not type. */
export function MonthButton({ label, disabled = false, ...picker }: MonthButtonProps): ReactNode {
  const t = useFormTexts();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // As long as nobody has asked for it, nothing of it is on the page.
  const [isWanted, setWanted] = useState(false);
  const name = t('yearMonth.pick', { field: label });
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
        // A field that is left may say what is wrong with it, which would move this button away from under the pointer
        // before the press is a click: so the field is left by the click itself.
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
