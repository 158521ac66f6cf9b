import { useFormats } from '@shared/i18n';
import { Checkbox, Fieldset, Span, Stack } from '@shared/ui';
import type { ReactNode } from 'react';

interface CountBoxesProps<Value extends string> {
  readonly title: string;
  readonly values: readonly Value[];
  readonly chosen: readonly Value[];
  /** Undefined if counts are unavailable; then all values are offered. */
  readonly counts: readonly { readonly value: string; readonly count: number }[] | undefined;
  readonly labelOf: (value: Value) => string;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/**
 * Checkboxes for the values of a filter, each with its number of postings. A value without postings is hidden unless it
 * is selected, or unless there are no postings at all.
 */
export function CountBoxes<Value extends string>(props: CountBoxesProps<Value>): ReactNode {
  const { title, values, chosen, counts, labelOf, onChange } = props;
  const formats = useFormats();
  const countOf = (value: Value): number => counts?.find((each) => each.value === value)?.count ?? 0;
  const hasCounts = counts?.some(({ count }) => count > 0) === true;
  const shown = values.filter((value) => !hasCounts || chosen.includes(value) || countOf(value) > 0);
  if (shown.length === 0) return null;
  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="sm" fontWeight="700" color="fg">
        {title}
      </Fieldset.Legend>
      <Stack gap="2">
        {shown.map((value) => (
          <Checkbox.Root
            key={value}
            checked={chosen.includes(value)}
            onCheckedChange={({ checked }) =>
              onChange(values.filter((each) => (each === value ? checked : chosen.includes(each))))
            }
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>
              {labelOf(value)}
              {counts !== undefined && (
                <Span color="fg.muted" fontVariantNumeric="tabular-nums">
                  {' '}
                  {formats.number(countOf(value))}
                </Span>
              )}
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </Fieldset.Root>
  );
}
