import { Box, Flex, type BoxProps } from '@shared/ui';
import type { ReactNode, Ref } from 'react';
import { useBuilderTexts } from '../texts.ts';
import { allThree, besideEachOther } from '../builder-widths.ts';

interface BuilderLayoutProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly side: BuilderPane;
  readonly onSide: (side: BuilderPane) => void;
  readonly topBar: ReactNode;
  /** Messages that need attention; empty most of the time. */
  readonly notice: ReactNode;
  /** A ref to the element that holds the fields. */
  readonly contentRef: Ref<HTMLDivElement>;
  readonly content: ReactNode;
  readonly design: ReactNode;
  readonly page: ReactNode;
}

const sides = ['content', 'page', 'design'] as const;
/**
 * The pane that a small screen shows. A wide one always shows the page, and the design instead of the content; an extra
 * wide one has room for all three.
 */
export type BuilderPane = (typeof sides)[number];

const pane = (isShown: boolean): BoxProps['css'] => ({
  display: isShown ? 'block' : 'none',
  overflowY: 'auto',
  minWidth: 0,
  flex: '1',
  [besideEachOther]: { display: 'block' },
});

const column = { flex: '0 0 440px', borderInlineEndWidth: '1px' } as const;
const thirdColumn = {
  order: '1',
  flex: '0 0 340px',
  borderInlineEndWidth: '0',
  borderInlineStartWidth: '1px',
} as const;

/** The content or the design with the page next to it; on a small screen one of them at a time. */
export function BuilderLayout(props: BuilderLayoutProps): ReactNode {
  const { ref, side, onSide, topBar, notice, contentRef, content, design, page } = props;
  const t = useBuilderTexts();
  return (
    <Flex
      ref={ref}
      direction="column"
      height="var(--builder-height, 100dvh)"
      minHeight="0"
      css={{ containerType: 'inline-size', containerName: 'builder' }}
    >
      {topBar}
      <Flex
        role="group"
        aria-label={t('builder.sides')}
        borderBottomWidth="1px"
        flexShrink="0"
        css={{ [besideEachOther]: { display: 'none' } }}
      >
        {sides.map((each) => (
          <Box
            as="button"
            key={each}
            aria-pressed={side === each}
            onClick={() => onSide(each)}
            flex="1"
            height="11"
            fontFamily="heading"
            fontWeight="600"
            cursor="pointer"
            color={side === each ? 'primary.fg' : 'fg.muted'}
            borderBottomWidth="2px"
            borderColor={side === each ? 'primary.solid' : 'transparent'}
            focusRingOffset="-2px"
          >
            {t(`builder.side.${each}`)}
          </Box>
        ))}
      </Flex>
      {notice}
      <Flex flex="1" minHeight="0">
        <Box
          ref={contentRef}
          as="section"
          aria-label={t('builder.side.content')}
          css={{
            ...pane(side === 'content'),
            [besideEachOther]: { ...column, display: side === 'design' ? 'none' : 'block' },
            [allThree]: { display: 'block' },
          }}
        >
          {content}
        </Box>
        {side === 'design' && (
          <Box
            as="section"
            aria-label={t('builder.side.design')}
            css={{ ...pane(true), [besideEachOther]: column, [allThree]: thirdColumn }}
          >
            {design}
          </Box>
        )}
        <Box as="section" aria-label={t('builder.side.page')} bg="bg.mist" tabIndex={0} css={pane(side === 'page')}>
          {page}
        </Box>
      </Flex>
    </Flex>
  );
}
