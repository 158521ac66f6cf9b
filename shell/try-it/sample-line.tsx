import { useNavigate } from '@shared/router';
import { Button, HStack, Span } from '@shared/ui';
import type { ReactNode } from 'react';
import { NoticeLine } from '../notices/notice-line.tsx';
import { sampleMark, deleteSamplePath } from './sample-mark.ts';
import { useTryItTexts } from './texts.ts';

/** Says above the builder that this is a sample, with the two actions on it. */
export function SampleLine({ onKept }: { readonly onKept: () => void }): ReactNode {
  const t = useTryItTexts();
  const navigate = useNavigate();
  return (
    <NoticeLine
      action={
        <HStack gap="2">
          <Button size="sm" variant="outline" onClick={() => void navigate(deleteSamplePath)}>
            {t('line.throwAway')}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              sampleMark.remove();
              onKept();
            }}
          >
            {t('line.keep')}
          </Button>
        </HStack>
      }
    >
      {t('line.title')}
      <Span hideBelow="md">{t('line.body')}</Span>
    </NoticeLine>
  );
}
