import { chakra, Flex, Span } from '@shared/ui';
import type { MouseEvent, ReactNode } from 'react';
import { CheckField } from './check-field.tsx';

interface SelectTitleProps {
  readonly checked: boolean;
  /** `range` is true when Shift was held. */
  readonly onCheck: (on: boolean, range: boolean) => void;
  /** The row's title, which names the checkbox. */
  readonly children: ReactNode;
}

/** A row's title while rows are selected: a checkbox whose label covers the whole card. */
export function SelectTitle({ checked, onCheck, children }: SelectTitleProps): ReactNode {
  const onLabelClick = (event: MouseEvent): void => {
    if (event.target instanceof HTMLInputElement) return;
    // Not every browser passes the Shift key on from a label to its checkbox.
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
    onCheck(!checked, event.shiftKey);
  };
  return (
    <Flex
      as="label"
      align="flex-start"
      cursor="pointer"
      userSelect="none"
      ms={{ base: '-3', md: '-4' }}
      onClick={onLabelClick}
      _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' }}
    >
      <CheckField>
        <chakra.input
          type="checkbox"
          boxSize="5"
          position="relative"
          zIndex="1"
          accentColor="primary.solid"
          checked={checked}
          readOnly
          onClick={(event) => onCheck(!checked, event.shiftKey)}
        />
      </CheckField>
      <Span pt="2">{children}</Span>
    </Flex>
  );
}
