import { useTranslation } from '@shared/i18n';
import type { PageSize } from '@shared/lists';
import { AppDialog, Box, Button, Flex, Heading, IconAction, XIcon, type BoxProps } from '@shared/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { paneGutter, paneHeight, paneStyles, tallEnough } from '../common/panes.ts';
import type { SidePanelState } from './use-side-panel.ts';

interface SidePanelProps {
  readonly state: SidePanelState;
  readonly label: string;
  readonly size: PageSize;
  /** Whether the panel follows the list, below the button that opens it, or is at the end of the page. */
  readonly edge: 'list' | 'end';
  /** Label of the button that returns to the list on a phone. */
  readonly showLabel: string;
  readonly children: ReactNode;
}

/** The panel lies over what is next to it, so its own width is taken back. */
const overlay = { shadow: 'floating', borderWidth: '1px', borderTopWidth: '0', bg: 'bg.panel', zIndex: '2' } as const;

/** Returns the place of a panel among the panes, whose order in the document is not the order on the screen. */
function placeOf(size: PageSize, edge: SidePanelProps['edge']): BoxProps {
  if (size === 'extra') {
    const [order, side] = edge === 'list' ? ['-1', 'borderEndWidth'] : ['3', 'borderStartWidth'];
    return { order, [side]: '1px', width: edge === 'list' ? '15rem' : '20rem', alignSelf: 'stretch' };
  }
  if (size === 'wide' && edge === 'list') {
    return { ...overlay, order: '1', width: '20rem', me: '-20rem', alignSelf: 'flex-start', borderEndRadius: 'l2' };
  }
  return { ...overlay, order: '3', width: '20rem', ms: '-20rem', alignSelf: 'flex-start', borderStartRadius: 'l2' };
}

/**
 * A panel that never moves the list: a column where there is room for one, a layer beside or over the list where there
 * is less, and a dialog on a phone. Escape and a press outside close the layer.
 */
export function SidePanel({ state, label, size, edge, showLabel, children }: SidePanelProps): ReactNode {
  const { t } = useTranslation();
  const { id, isAsked, button, close, leave } = state;
  const panel = useRef<HTMLDivElement>(null);
  const isLayer = size === 'medium' || size === 'wide';
  const onPress = useEffectEvent((event: PointerEvent) => {
    const path = event.composedPath();
    const isInside = [panel.current, button].some((each) => each !== null && path.includes(each));
    if (!isInside) leave();
  });
  useEffect(() => {
    if (!isLayer) return undefined;
    const listener = (event: PointerEvent): void => onPress(event);
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [isLayer]);
  useEffect(() => {
    if (isAsked) panel.current?.focus({ preventScroll: true });
  }, [isAsked]);
  if (size === 'narrow') {
    return (
      <AppDialog open onClose={leave} title={label} actions={<Button onClick={leave}>{showLabel}</Button>}>
        <Box id={id}>{children}</Box>
      </AppDialog>
    );
  }
  return (
    <Box {...placeOf(size, edge)} flexShrink="0">
      <Box
        as="section"
        ref={panel}
        id={id}
        aria-label={label}
        tabIndex={-1}
        outline="none"
        css={isLayer ? { [tallEnough]: { maxHeight: paneHeight, overflowY: 'auto' } } : paneStyles}
        px={isLayer ? '4' : paneGutter}
        pt="2"
        pb="6"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) close();
        }}
      >
        <Flex align="center" justify="space-between" mb="2">
          <Heading as="h2" textStyle="md" fontWeight="600">
            {label}
          </Heading>
          <IconAction size="sm" tip={t('posting.closePanel')} onClick={close}>
            <XIcon size={16} />
          </IconAction>
        </Flex>
        {children}
      </Box>
    </Box>
  );
}
