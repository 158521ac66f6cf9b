import { LineField, StateLine } from '@shared/builder';
import { eventLimits, type ResolvedLine } from '@shared/documents';
import { useTranslation } from '@shared/i18n';
import { Stack } from '@shared/ui';
import type { ReactNode } from 'react';
import { useItemEdit } from './use-item-edit.ts';

/** A single-line text of a block, which this résumé may reword. */
export function LineOverride({ line }: { readonly line: ResolvedLine }): ReactNode {
  const { t } = useTranslation();
  const { change, pushUp } = useItemEdit();
  const { field, state, inherited, text } = line;
  const name = t(`overrides.field.${field}`);
  return (
    <Stack gap="1" data-text-of={field}>
      <LineField
        label={name}
        value={text}
        maxLength={eventLimits.line}
        onChange={(typed) => change({ what: 'line', line, text: typed })}
      />
      <StateLine
        name={name}
        state={state}
        inherited={inherited}
        text={text}
        onReset={() => change({ what: 'line', line, text: undefined })}
        onKeep={() => change({ what: 'keep line', line })}
        onPushUp={text.trim() === '' ? undefined : () => pushUp({ what: 'line', line })}
      />
    </Stack>
  );
}
