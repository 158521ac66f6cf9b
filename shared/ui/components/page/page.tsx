import { Box, type SystemStyleObject } from '@chakra-ui/react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { acrossGutter } from './across-gutter.ts';
import { PageBar, type PageBarProps } from './page-bar.tsx';
import { usePageTitle } from './page-title.ts';
import { ToolbarContext } from './page-tools.tsx';
import { useHeadHeight } from './use-head-height.ts';

export interface PageProps extends PageBarProps {
  /**
   * The view switch, search, filters, and order, in one row below the bar, which wraps where they do not fit. Parts of
   * the page add their own controls by `PageTools`.
   */
  readonly toolbar?: ReactNode;
  /** One line below the toolbar that stays in view with it, such as what is due today. */
  readonly line?: ReactNode;
  /** `reading` stops at 720 pixels, for text and forms; by default, a page fills the width. */
  readonly width?: 'reading' | 'full';
  /** The name under which the head's height is remembered for the next time that the page loads. */
  readonly name?: string;
  /** Whether controls of the head are still missing. */
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

/** In a window this low, and when it is enlarged to 400 %, a head that stays in view would leave no room for the page. */
const tallEnough = '@media (min-height: 480px)';

/**
 * A frame adds padding around pages, `--page-gutter` at the sides and `--page-inset` at the top, so that messages
 * without a head have it too. The head's bars extend over it.
 */
const headStyles: SystemStyleObject = {
  mt: 'calc(-1 * var(--page-inset, 0px))',
  mb: '2',
  bg: 'bg',
  zIndex: 'docked',
  // `--tessera-top` is the height of a header that a portal keeps in view.
  [tallEnough]: { position: 'sticky', insetBlockStart: 'var(--tessera-top, 0px)' },
};

const toolbarStyles: SystemStyleObject = {
  ...acrossGutter,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  py: '1',
  minHeight: '12',
  _empty: { display: 'none' },
  // The actions for selected rows take the place of the other controls while rows are being selected.
  '&:has(> [data-selection-tools])': { bg: 'primary.subtle' },
  '&:has(> [data-selection-tools]) > :not([data-selection-tools])': { display: 'none' },
};

const pageStyles: SystemStyleObject = {
  '--page-head': '3.5rem',
  // What the keyboard focuses scrolls to below the head, never behind it.
  '& :where(a, button, input, select, textarea, summary, [tabindex])': {
    scrollMarginBlockStart: 'calc(var(--tessera-top, 0px) + var(--page-head) + 8px)',
  },
};

/** Browsers scroll only to the caret of a text area, which may be behind the head, and not by its scroll margin. */
function showTextArea({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}

/** A page of the product: its bar and toolbar, which stay in view, and its content. */
export function Page({
  toolbar,
  line,
  width = 'full',
  name,
  isLoading = false,
  children,
  ...bar
}: PageProps): ReactNode {
  const titleId = usePageTitle(bar.title);
  const { page, head } = useHeadHeight(name, isLoading);
  const [toolbarElement, setToolbarElement] = useState<HTMLElement | null>(null);
  return (
    <Box ref={page} css={pageStyles} onKeyUp={showTextArea}>
      <Box ref={head} css={headStyles}>
        <PageBar {...bar} titleId={titleId} />
        <Box ref={setToolbarElement} css={toolbarStyles}>
          {toolbar}
        </Box>
        {line}
      </Box>
      <ToolbarContext value={toolbarElement}>
        <Box maxWidth={width === 'reading' ? 'reading' : undefined}>{children}</Box>
      </ToolbarContext>
    </Box>
  );
}
