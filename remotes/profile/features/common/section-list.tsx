import { AppLink } from '@shared/remote-kit';
import { Box, ChakraLink, type BoxProps } from '@shared/ui';
import type { ReactNode } from 'react';
import type { ListedSection } from './use-sections.ts';

/** The list stays in view below the page's head. */
const listStyles: BoxProps['css'] = {
  position: 'sticky',
  insetBlockStart: 'calc(var(--tessera-top, 0px) + var(--page-head) + 8px)',
  listStyleType: 'none',
};

const linkStyles: BoxProps['css'] = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 'var(--control-height)',
  px: '3',
  py: '1',
  borderRadius: 'l1',
  color: 'fg',
  textStyle: 'sm',
  textDecoration: 'none',
  _hover: { bg: 'bg.subtle' },
  _currentPage: { bg: 'primary.subtle', color: 'primary.fg', fontWeight: '600' },
};

interface SectionListProps {
  readonly label: string;
  /** The path of the page. */
  readonly path: string;
  readonly sections: readonly ListedSection[];
  /** The id of the section being read. */
  readonly current: string | undefined;
}

/** Links to the sections of a long page. */
export function SectionList({ label, path, sections, current }: SectionListProps): ReactNode {
  return (
    <Box as="nav" aria-label={label}>
      <Box as="ul" css={listStyles}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <ChakraLink asChild css={linkStyles}>
              <AppLink
                to={`${path}#${id}`}
                replace
                preventScrollReset
                aria-current={id === current ? 'page' : undefined}
              >
                {title}
              </AppLink>
            </ChakraLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
