import { Checkmark, createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react';
import { createContext, use, useId, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { hiddenInputStyle, isFocusVisible, mark } from './marks.ts';

// Chakra's own checkbox needs a state machine; the browser's has all the behavior we need.
const { withProvider, withContext, useStyles } = createSlotRecipeContext({ key: 'checkbox' });
const StyledRoot = withProvider<HTMLLabelElement, HTMLChakraProps<'label'>>('label', 'root');
const StyledControl = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'control');
const StyledLabel = withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'label');

interface CheckboxState {
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly labelId: string;
  readonly change: (checked: boolean) => void;
  readonly setFocusVisible: (isVisible: boolean) => void;
  /** Data attributes for the recipe's selectors. */
  readonly marks: Readonly<Record<string, string | undefined>>;
}

const CheckboxContext = createContext<CheckboxState | null>(null);

function useCheckbox(): CheckboxState {
  const state = use(CheckboxContext);
  if (state === null) throw new Error('This part of a check box belongs inside a `Checkbox.Root`.');
  return state;
}

export interface CheckboxRootProps extends Omit<HTMLChakraProps<'label'>, 'onChange'> {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onCheckedChange: (details: { readonly checked: boolean }) => void;
}

function CheckboxRoot({ checked, disabled = false, onCheckedChange, ...label }: CheckboxRootProps): ReactNode {
  const labelId = useId();
  const [focusVisible, setFocusVisible] = useState(false);
  const marks = useMemo(
    () => ({
      'data-state': checked ? 'checked' : 'unchecked',
      'data-disabled': mark(disabled),
      'data-focus-visible': mark(focusVisible && !disabled),
    }),
    [checked, disabled, focusVisible],
  );
  const change = (next: boolean): void => onCheckedChange({ checked: next });
  return (
    <CheckboxContext value={{ checked, disabled, labelId, change, setFocusVisible, marks }}>
      <StyledRoot {...marks} {...label} />
    </CheckboxContext>
  );
}

/** The browser's own checkbox, visually hidden but available to assistive technology. */
function CheckboxHiddenInput(props: Omit<ComponentProps<'input'>, 'type' | 'onChange'>): ReactNode {
  const { checked, disabled, labelId, change, setFocusVisible } = useCheckbox();
  return (
    <input
      aria-labelledby={labelId}
      {...props}
      type="checkbox"
      checked={checked}
      disabled={disabled}
      style={hiddenInputStyle}
      onChange={(event) => change(event.currentTarget.checked)}
      onFocus={(event) => {
        setFocusVisible(isFocusVisible(event.currentTarget));
        props.onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocusVisible(false);
        props.onBlur?.(event);
      }}
    />
  );
}

function CheckboxControl(props: HTMLChakraProps<'div'>): ReactNode {
  const { checked, disabled, marks } = useCheckbox();
  const styles = useStyles();
  return (
    <StyledControl aria-hidden {...marks} {...props}>
      <Checkmark checked={checked} disabled={disabled} unstyled css={styles['indicator']} />
    </StyledControl>
  );
}

function CheckboxLabel(props: HTMLChakraProps<'span'>): ReactNode {
  const { labelId, marks } = useCheckbox();
  return <StyledLabel id={labelId} {...marks} {...props} />;
}

/** A controlled checkbox in parts: the hidden input, the visible box, and the label. */
export const Checkbox = {
  Root: CheckboxRoot,
  HiddenInput: CheckboxHiddenInput,
  Control: CheckboxControl,
  Label: CheckboxLabel,
};
