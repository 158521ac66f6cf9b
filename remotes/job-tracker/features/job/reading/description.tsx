import { useTranslation } from '@shared/i18n';
import { Box, Button, Flex } from '@shared/ui';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { DisclosureButton } from '../../common/disclosure-button.tsx';
import { DescriptionField } from '../form/description-field.tsx';
import { AdText } from './ad-text.tsx';
import { EditButton } from './edit-button.tsx';
import { SmallForm } from './part-fields.tsx';
import { PartSection } from '../../common/part-section.tsx';
import { useParts } from './parts.ts';

/** The height in pixels of a description that is folded. */
const foldedHeight = 320;

/** The copy of the job's advertisement, folded when it is long. */
export function Description(): ReactNode {
  const { t } = useTranslation();
  const { control, values, open, begin } = useParts();
  const isOpen = open === 'description';
  const isEmpty = values.description.trim() === '';
  const name = t('fields.description');
  return (
    <PartSection title={name} action={!isOpen && !isEmpty && <EditButton part="description" name={name} />}>
      {isOpen ? (
        <SmallForm label={name}>
          <DescriptionField control={control} rows={12} />
        </SmallForm>
      ) : isEmpty ? (
        <Button data-job-part="description" variant="plain" size="sm" px="0" onClick={() => begin('description')}>
          {t('page.addDescription')}
        </Button>
      ) : (
        <Folded>
          <AdText text={values.description} />
        </Folded>
      )}
    </PartSection>
  );
}

/** Shows the beginning of long content, with a button for the rest. */
function Folded({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const [isLong, setIsLong] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  useLayoutEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    // A few lines more than fit are not worth a button.
    const measure = (): void => setIsLong(element.scrollHeight > foldedHeight + 80);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isFolded = isLong && !isWhole;
  return (
    <>
      <Box
        id={id}
        overflow="hidden"
        maxHeight={isFolded ? `${foldedHeight}px` : undefined}
        css={isFolded ? { maskImage: 'linear-gradient(to bottom, black 80%, transparent)' } : {}}
      >
        <div ref={content}>{children}</div>
      </Box>
      {isLong && (
        <Flex mt="1">
          <DisclosureButton isOpen={isWhole} controls={id} onToggle={() => setIsWhole(!isWhole)}>
            {t(isWhole ? 'page.showLess' : 'page.showAll')}
          </DisclosureButton>
        </Flex>
      )}
    </>
  );
}
