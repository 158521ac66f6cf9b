import { Checkbox } from '@shared/ui';
import type { ReactNode } from 'react';
import { PickLabel } from '../common/pick-label.tsx';

interface PickBoxProps {
  readonly label: string;
  /** What stands in it, so that the choice needs no guess. */
  readonly detail: string;
  readonly picked: boolean;
  readonly onChange: (picked: boolean) => void;
}

/** One found thing with its check box. */
export function PickBox({ label, detail, picked, onChange }: PickBoxProps): ReactNode {
  return (
    <Checkbox.Root
      checked={picked}
      onCheckedChange={({ checked }) => onChange(checked === true)}
      alignItems="flex-start"
    >
      <PickLabel title={label} detail={detail} />
    </Checkbox.Root>
  );
}
