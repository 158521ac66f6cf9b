import { useFormats } from '@shared/i18n';
import { Button, Flex, IconAction, Text, XIcon } from '@shared/ui';
import { useState, type ReactNode } from 'react';
import type { SizeChange } from './fit-adjustments.ts';
import type { Fit } from './use-fit.ts';
import { useBuilderTexts } from '../../texts.ts';

interface OverflowNoteProps {
  /** The number of lines on an almost empty last page; 0 for none. */
  readonly lines: number;
  readonly pageCount: number;
  /** A remark for a document that should have one page and has more than a few lines too many; empty for none. */
  readonly remark: string;
  readonly fit: Fit;
  /** Whether the document still has the sizes that were found to fit. */
  readonly isFitted: boolean;
  readonly onFit: (pageCount: number) => void;
}

/** Says that a few lines run over, and which sizes were changed to make them fit. */
export function OverflowNote({ lines, pageCount, remark, fit, isFitted, onFit }: OverflowNoteProps): ReactNode {
  const t = useBuilderTexts();
  const formats = useFormats();
  /** The message that the user dismissed; it appears again when its content changes. */
  const [hiddenFor, setHiddenFor] = useState('');
  const shown = `${lines} ${remark}`;
  const { state } = fit;
  const written = ({ name, from, to }: SizeChange): string => t(`fit.changed.${name}`, { from, to });
  const goal = remark === '' ? pageCount - 1 : 1;
  const isLittle = lines > 0 && goal === pageCount - 1;
  const said = (): string => {
    if (state.phase === 'done' && isFitted) {
      const changes = formats.list(state.changes.map(written));
      return t('fit.done', { count: state.pageCount, changes });
    }
    if (shown === hiddenFor || (lines === 0 && remark === '')) return '';
    if (state.phase === 'impossible') return t('fit.impossible', { count: goal });
    if (state.phase === 'failed') return t('fit.failed');
    if (!isLittle) return remark;
    return t(lines === 1 ? 'fit.oneOver' : 'fit.over', { lines, count: goal });
  };
  const text = said();
  const mayFit = (isLittle || remark !== '') && state.phase !== 'impossible' && !(state.phase === 'done' && isFitted);
  return (
    <Flex role="status" position="sticky" insetBlockEnd="4" justify="center" zIndex="1">
      {text !== '' && (
        <Flex
          align="center"
          gap="3"
          maxWidth="36rem"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l2"
          boxShadow="md"
          ps="4"
          pe="1"
          py="1"
        >
          <Text textStyle="sm">{text}</Text>
          {mayFit && (
            <Button
              size="sm"
              variant="outline"
              flexShrink="0"
              loading={state.phase === 'trying'}
              loadingText={t('fit.trying')}
              onClick={() => onFit(goal)}
            >
              {t(state.phase === 'failed' ? 'tryAgain' : 'fit.start', { count: goal })}
            </Button>
          )}
          <IconAction
            tip={t('fit.dismiss')}
            size="sm"
            onClick={() => {
              fit.dismiss();
              setHiddenFor(shown);
            }}
          >
            <XIcon size={16} aria-hidden />
          </IconAction>
        </Flex>
      )}
    </Flex>
  );
}
