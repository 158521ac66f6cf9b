import { chakra } from '@shared/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

interface ColourWellProps {
  readonly label: string;
  readonly colour: string;
  readonly onChoose: (colour: string) => void;
}

/**
 * The browser's own color picker. It reports only the final choice, because a drag passes through hundreds of colors.
 */
export function ColourWell({ label, colour, onChoose }: ColourWellProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const choose = useEffectEvent((chosen: string) => onChoose(chosen));
  useEffect(() => {
    if (input.current) input.current.value = colour;
  }, [colour]);
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    // React's `onChange` listens to the browser's `input` event, so `change` needs a listener of its own.
    const take = (): void => choose(element.value);
    element.addEventListener('change', take);
    return () => element.removeEventListener('change', take);
  }, []);
  return (
    <chakra.input
      ref={input}
      type="color"
      aria-label={label}
      defaultValue={colour}
      width="12"
      height="10"
      p="1"
      borderWidth="1px"
      borderRadius="md"
      bg="bg"
      cursor="pointer"
      flexShrink="0"
    />
  );
}
