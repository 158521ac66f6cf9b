import { mergeProps } from '@chakra-ui/react';
import {
  cloneElement,
  useId,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useOverlays } from '../lazy/overlays.ts';
import type { TooltipHandle } from '../overlay-types.ts';
import type { TooltipEvent, TooltipReason } from '../overlay-types.ts';

export interface TooltipProps {
  readonly content: string;
  /** A single focusable element. */
  readonly children: ReactElement;
}

const events: readonly TooltipEvent[] = [
  'onPointerOver',
  'onPointerMove',
  'onPointerLeave',
  'onPointerCancel',
  'onPointerDown',
  'onClick',
  'onFocus',
  'onBlur',
];

/**
 * Interprets an event before the code is loaded: a reason to show the tooltip, a reason to hide it (null), or
 * irrelevant (undefined).
 */
function reasonOf(name: TooltipEvent, event: SyntheticEvent): TooltipReason | null | undefined {
  switch (name) {
    case 'onPointerOver':
    case 'onPointerMove':
      return (event as PointerEvent).pointerType === 'touch' ? undefined : 'pointer';
    case 'onFocus':
      return event.currentTarget.matches(':focus-visible') ? 'focus' : undefined;
    default:
      return null;
  }
}

/** A label for an element that has only an icon; never the only place for essential information. */
export function Tooltip({ content, children }: TooltipProps): ReactNode {
  const id = useId();
  const child = children as ReactElement<Record<string, unknown>>;
  const { id: own } = child.props;
  // An element that others refer to by its id, such as a menu's button, keeps that id.
  const ids = { trigger: typeof own === 'string' ? own : `tip${id}of`, content: `tip${id}` };
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const handle = useRef<TooltipHandle>(null);
  const reason = useRef<TooltipReason>(null);
  const state = useOverlays(isWanted);
  const on = (name: TooltipEvent) => (event: SyntheticEvent) => {
    const tooltip = handle.current;
    if (tooltip !== null) {
      tooltip.trigger(name, event);
      return;
    }
    const said = reasonOf(name, event);
    if (said === undefined) return;
    reason.current = said;
    if (said !== null) setIsWanted(true);
  };
  return (
    <>
      {cloneElement(
        child,
        mergeProps(child.props, {
          id: ids.trigger,
          'aria-describedby': isOpen ? ids.content : undefined,
          'data-expanded': isOpen ? '' : undefined,
          ...Object.fromEntries(events.map((name) => [name, on(name)])),
        }),
      )}
      {isWanted && state.status === 'ready' && (
        <state.overlays.TooltipImpl ref={handle} ids={ids} reason={reason} onOpenChange={setIsOpen} content={content} />
      )}
    </>
  );
}
