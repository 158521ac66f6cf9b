import {
  ownTitle,
  resumeLimits,
  sectionTitle,
  standardTitle,
  type ResumeEvents,
  type ResumeSection,
} from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import { Box, EyeIcon, EyeOffIcon, Flex, Heading, IconAction, Span, Stack } from '@shared/ui';
import { memo, useId, useState, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';
import { LineField } from '../fields/plain-fields.tsx';
import { OpenMark } from '../open-mark.tsx';
import { OrderButtons } from '../order-buttons.tsx';
import { RemoveSection } from './remove-section.tsx';
import { useWording } from '../wording/wording-context.tsx';
import { SectionBody } from './section-body.tsx';

export interface SectionPanelProps {
  readonly section: ResumeSection;
  readonly index: number;
  readonly count: number;
  readonly events: ResumeEvents;
  /** Whether it is open at first. */
  readonly startsOpen: boolean;
  readonly edit: Dispatch<EditAction>;
}

/** One section of the résumé: a line that opens. Alt and an arrow key move it, as the buttons do. */
export const SectionPanel = memo(function SectionPanel({
  section,
  index,
  count,
  events,
  startsOpen,
  edit,
}: SectionPanelProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [isOpen, setOpen] = useState(startsOpen);
  const bodyId = useId();
  const { id, visible } = section;
  const { manner } = useWording();
  const standard = standardTitle(section, manner);
  const title = sectionTitle(section, manner, language);
  const isTranslated = ownTitle(section, language) === '' && ![standard, ''].includes(section.title.trim());
  const move = (to: number): void => edit({ type: 'move section', id, to });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    move(index + step);
  };
  return (
    <Box as="section" aria-label={title} borderTopWidth="1px" borderBottomWidth={index === count - 1 ? '1px' : '0'}>
      <Flex align="center" gap="0" minHeight="14">
        <Heading as="h3" textStyle="md" fontWeight="600" flex="1" minWidth="0" color={visible ? 'fg' : 'fg.muted'}>
          <Box
            as="button"
            display="flex"
            alignItems="center"
            gap="2"
            width="100%"
            minHeight="11"
            textAlign="start"
            cursor="pointer"
            overflowWrap="anywhere"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
            onKeyDown={onKeyDown}
          >
            <OpenMark isOpen={isOpen} size={18} />
            {title}
            {!visible && (
              <Span textStyle="sm" color="fg.muted">
                {t('sections.hidden')}
              </Span>
            )}
          </Box>
        </Heading>
        <OrderButtons name={title} index={index} count={count} onMove={move} />
        <IconAction
          tip={t(visible ? 'sections.hide' : 'sections.show')}
          label={t('sections.shownOf', { name: title })}
          size="sm"
          aria-pressed={visible}
          onClick={() => edit({ type: 'show section', id, visible: !visible })}
        >
          {visible ? <EyeIcon size={16} aria-hidden /> : <EyeOffIcon size={16} aria-hidden />}
        </IconAction>
      </Flex>
      <Box id={bodyId} hidden={!isOpen}>
        {isOpen && (
          <Stack gap="5" pb="6">
            <LineField
              label={t('sections.title')}
              value={section.title}
              placeholder={standard}
              help={isTranslated ? t('sections.printedAs', { title }) : undefined}
              maxLength={resumeLimits.line}
              onChange={(text) => edit({ type: 'rename section', id, title: text })}
            />
            <SectionBody section={section} events={events} edit={edit} />
            <RemoveSection section={section} title={title} edit={edit} />
          </Stack>
        )}
      </Box>
    </Box>
  );
});
