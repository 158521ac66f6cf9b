import { createSlotRecipeContext, Radiomark, type HTMLChakraProps } from '@chakra-ui/react';
import { createContext, use, useId, useState, type ComponentProps, type ReactNode } from 'react';
import { hiddenInputStyle, isFocusVisible, mark } from './marks.ts';

// Chakra's own radio group needs a state machine; the browser's radio buttons have all the behavior we need.
const { withProvider, withContext, useStyles } = createSlotRecipeContext({ key: 'radioGroup' });
const StyledRoot = withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root');
const StyledItem = withContext<HTMLLabelElement, HTMLChakraProps<'label'>>('label', 'item');
const StyledText = withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'itemText');

interface Group {
  readonly name: string;
  readonly value: string;
  readonly choose: (value: string) => void;
}

interface Item {
  readonly value: string;
  readonly disabled: boolean;
  readonly textId: string;
  readonly setFocusVisible: (isVisible: boolean) => void;
  /** Data attributes for the recipe's selectors. */
  readonly marks: Readonly<Record<string, string | undefined>>;
}

const GroupContext = createContext<Group | null>(null);
const ItemContext = createContext<Item | null>(null);

function within<T>(value: T | null): T {
  if (value === null) throw new Error('This part of a radio group belongs inside a `RadioGroup.Item`.');
  return value;
}

export interface RadioGroupRootProps extends Omit<HTMLChakraProps<'div'>, 'onChange'> {
  /** The name of the inputs; default: a generated one. */
  readonly name?: string;
  readonly value: string;
  readonly onValueChange: (details: { readonly value: string }) => void;
}

function RadioGroupRoot({ name: given, value, onValueChange, ...group }: RadioGroupRootProps): ReactNode {
  const own = useId();
  const name = given ?? own;
  const choose = (next: string): void => onValueChange({ value: next });
  return (
    <GroupContext value={{ name, value, choose }}>
      <StyledRoot role="radiogroup" position="relative" {...group} />
    </GroupContext>
  );
}

export interface RadioGroupItemProps extends HTMLChakraProps<'label'> {
  readonly value: string;
  readonly disabled?: boolean;
}

function RadioGroupItem({ value, disabled = false, ...label }: RadioGroupItemProps): ReactNode {
  const chosen = within(use(GroupContext)).value;
  const textId = useId();
  const [focusVisible, setFocusVisible] = useState(false);
  const marks = {
    'data-state': chosen === value ? 'checked' : 'unchecked',
    'data-disabled': mark(disabled),
    'data-focus-visible': mark(focusVisible && !disabled),
  };
  return (
    <ItemContext value={{ value, disabled, textId, setFocusVisible, marks }}>
      <StyledItem {...marks} {...label} />
    </ItemContext>
  );
}

/** The browser's own radio button, visually hidden but available to assistive technology. */
function RadioGroupItemHiddenInput(props: Omit<ComponentProps<'input'>, 'type' | 'onChange'>): ReactNode {
  const { name, value: chosen, choose } = within(use(GroupContext));
  const { value, disabled, textId, setFocusVisible } = within(use(ItemContext));
  return (
    <input
      aria-labelledby={textId}
      {...props}
      type="radio"
      name={name}
      value={value}
      checked={chosen === value}
      disabled={disabled}
      style={hiddenInputStyle}
      onChange={() => choose(value)}
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

function RadioGroupItemIndicator(props: HTMLChakraProps<'span'>): ReactNode {
  const chosen = within(use(GroupContext)).value;
  const { value, disabled, marks } = within(use(ItemContext));
  const styles = useStyles();
  return (
    <Radiomark
      unstyled
      aria-hidden
      {...marks}
      {...props}
      checked={chosen === value}
      disabled={disabled}
      css={[styles['itemControl'], props.css]}
    />
  );
}

function RadioGroupItemText(props: HTMLChakraProps<'span'>): ReactNode {
  const { textId, marks } = within(use(ItemContext));
  return <StyledText id={textId} {...marks} {...props} />;
}

/** A controlled choice of one option, in parts like `Checkbox`. */
export const RadioGroup = {
  Root: RadioGroupRoot,
  Item: RadioGroupItem,
  ItemHiddenInput: RadioGroupItemHiddenInput,
  ItemIndicator: RadioGroupItemIndicator,
  ItemText: RadioGroupItemText,
};
