import { Tooltip, useTooltip } from '@chakra-ui/react';
import { useEffect, useImperativeHandle, type ReactNode, type Ref, type RefObject } from 'react';
import { Portal } from '../primitives/portal.tsx';
import type { TooltipHandle, TooltipReason } from '../overlay-types.ts';
import { overlayRecipes } from './recipes.ts';

interface TooltipNowProps {
  readonly ref: Ref<TooltipHandle>;
  readonly ids: { readonly trigger: string; readonly content: string };
  /** Why the tooltip is requested at the moment; null when the pointer has left while the code was loading. */
  readonly reason: RefObject<TooltipReason | null>;
  readonly onOpenChange: (open: boolean) => void;
  readonly content: string;
}

type Handlers = Partial<Record<string, (event: unknown) => void>>;

/** The implementation of `Tooltip`. The element that it describes forwards its events. */
export function TooltipImpl({ ref, ids, reason, onOpenChange, content }: TooltipNowProps): ReactNode {
  const tooltip = useTooltip({
    ids,
    openDelay: 400,
    // The pointer can move onto the label, for example to read it enlarged, and has time to cross the gap to it.
    closeDelay: 300,
    interactive: true,
    onOpenChange: ({ open }) => onOpenChange(open),
  });
  useImperativeHandle(ref, () => ({
    trigger: (name, event) => (tooltip.getTriggerProps() as Handlers)[name]?.(event),
  }));
  useEffect(() => {
    if (reason.current === 'focus') tooltip.setOpen(true);
    else if (reason.current === 'pointer')
      (tooltip.getTriggerProps() as Handlers)['onPointerMove']?.({ pointerType: 'mouse' });
    // Runs once, for the event that requested the tooltip. Everything else comes through the handle.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <Tooltip.RootProvider value={tooltip} recipe={overlayRecipes.tooltip} lazyMount unmountOnExit>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{content}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.RootProvider>
  );
}
