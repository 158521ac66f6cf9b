import { Box, Flex, Heading, Text, type BoxProps } from '@shared/ui';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { narrow } from '../builder-widths.ts';
import { OpenMark } from './open-mark.tsx';

interface OutlineRowProps {
  readonly title: string;
  readonly heading?: 'h2' | 'h3';
  /** What the row holds, muted at its end. */
  readonly value?: string | undefined;
  /** The place of its fields (`ContentPlace`), unless an element around the row has it. */
  readonly place?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Whether the title is muted, because what the row holds is not printed. */
  readonly isMuted?: boolean;
  readonly grip?: ReactNode;
  readonly menu?: ReactNode;
  /** Rendered below the row while it is open. */
  readonly children: ReactNode;
}

/** With a mouse, the actions of a row show on hover and focus; on a touch screen they always do. */
export const rowStyles: BoxProps['css'] = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--row-1)',
  borderRadius: 'l2',
  _hover: { bg: 'bg.mist' },
  '& > [data-grip]': { width: '6', position: 'relative', zIndex: '1' },
  '& > [data-row-actions]': { display: 'flex', flexShrink: '0', position: 'relative', zIndex: '1' },
  '@media (pointer: coarse)': { '& > [data-grip]': { width: '11' } },
  '@media (hover: hover) and (pointer: fine)': {
    '& > [data-grip]': { opacity: '0.6' },
    '& > [data-row-actions]': { opacity: '0' },
    '&:hover > *, &:focus-within > *, & > [data-row-actions]:has([data-state="open"])': { opacity: '1' },
  },
};

/** The button that opens a row; it covers all of the row except its other controls. */
export const rowOpenerStyles: BoxProps['css'] = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: '100%',
  minHeight: '8',
  textStyle: 'sm',
  textAlign: 'start',
  cursor: 'pointer',
  _after: { content: '""', position: 'absolute', inset: '0' },
};

/** Indented as far as the title, except where that would leave too little room. */
const bodyStyles: BoxProps['css'] = { ps: '12', pe: '2', [narrow]: { ps: '4', pe: '1' } };

/** One row of the outline, which opens what it holds in place. */
export function OutlineRow(props: OutlineRowProps): ReactNode {
  const { title, heading = 'h2', value = '', place, isOpen, onToggle, onKeyDown, isMuted = false, children } = props;
  const id = useId();
  return (
    <Box as="section" aria-label={title} data-section={place}>
      <Flex data-outline-row css={rowStyles}>
        {props.grip ?? <Box width="6" flexShrink="0" />}
        <Heading as={heading} fontSize="sm" fontWeight="600" minWidth="0" color={isMuted ? 'fg.muted' : 'fg'}>
          <Box
            as="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-describedby={value === '' ? undefined : `${id}value`}
            data-opens-section
            onClick={({ currentTarget: opener }) => {
              onToggle();
              // Another row may have closed above this one.
              requestAnimationFrame(() => opener.scrollIntoView({ block: 'nearest' }));
            }}
            onKeyDown={onKeyDown}
            css={rowOpenerStyles}
            overflowWrap="anywhere"
          >
            <OpenMark isOpen={isOpen} size={16} />
            {title}
          </Box>
        </Heading>
        <Text
          id={`${id}value`}
          textStyle="sm"
          color="fg.muted"
          flex="1"
          minWidth="12"
          truncate
          textAlign="end"
          ps="4"
          pe="2"
        >
          {value}
        </Text>
        {props.menu !== undefined && <Box data-row-actions="">{props.menu}</Box>}
      </Flex>
      <Box id={id} hidden={!isOpen} pt="1" pb="6" css={bodyStyles}>
        {isOpen && children}
      </Box>
    </Box>
  );
}
