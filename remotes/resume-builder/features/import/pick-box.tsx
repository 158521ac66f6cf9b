import type { Judgement } from '@shared/importers';
import { Box, Checkbox } from '@shared/ui';
import type { ReactNode } from 'react';
import { PickLabel } from '../common/pick-label.tsx';
import { ConfidenceMark } from './confidence-mark.tsx';

interface PickBoxProps {
  readonly label: string;
  /** A summary of the content, so that the person knows what they pick. */
  readonly detail: string;
  readonly picked: boolean;
  readonly onChange: (picked: boolean) => void;
  /** How likely it is that this was read correctly. */
  readonly judgement?: Judgement;
}

/** One found part of the file with its check box. */
export function PickBox({ label, detail, picked, onChange, judgement }: PickBoxProps): ReactNode {
  return (
    <Box>
      <Checkbox.Root checked={picked} onCheckedChange={({ checked }) => onChange(checked)} alignItems="flex-start">
        <PickLabel title={label} detail={detail} />
      </Checkbox.Root>
      {judgement && (
        <Box ps="8">
          <ConfidenceMark judgement={judgement} />
        </Box>
      )}
    </Box>
  );
}
