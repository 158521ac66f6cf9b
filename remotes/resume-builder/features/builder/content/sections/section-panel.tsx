import { LineField, OpenMark, OrderButtons, useRevealed, useDocumentVariant, OrderGrip } from '@shared/builder';
import {
  customTitle,
  resumeLimits,
  sectionTitle,
  standardTitle,
  type ResumeEvents,
  type ResumeSection,
} from '@shared/documents';
import { useLocale, useTranslation } from '@shared/i18n';
import type { RowDrag } from '@shared/lists';
import { Box, EyeIcon, EyeOffIcon, Flex, Heading, IconAction, Span, Stack } from '@shared/ui';
import { memo, useId, useState, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';
import { RemoveSection } from './remove-section.tsx';
import { SectionBody } from './section-body.tsx';

export interface SectionPanelProps {
  readonly section: ResumeSection;
  readonly index: number;
  readonly count: number;
  readonly events: ResumeEvents;
  /** Whether the section is expanded when it first appears. */
  readonly startsOpen: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  /** Handles a drag that starts on the section's handle. */
  readonly onGrab: RowDrag['onPointerDown'];
  readonly edit: Dispatch<EditAction>;
}

/** One section of the résumé: a row that expands. Alt with an arrow key moves it, as the buttons do. */
export const SectionPanel = memo(function SectionPanel({
  section,
  index,
  count,
  events,
  startsOpen,
  onMove,
  onKeyDown,
  onGrab,
  edit,
}: SectionPanelProps): ReactNode {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [isOpen, setOpen] = useState(startsOpen);
  const bodyId = useId();
  const { id, visible } = section;
  const { locale } = useDocumentVariant();
  const standard = standardTitle(section, locale);
  const title = sectionTitle(section, locale, language);
  const isTranslated = customTitle(section, language) === '' && ![standard, ''].includes(section.title.trim());
  useRevealed(id, () => setOpen(true));
  return (
    <Box as="section" aria-label={title} data-section={id}>
      <Flex align="center" gap="0" minHeight="14">
        {count > 1 && <OrderGrip isDragged={false} onGrab={(event) => onGrab(index, event)} />}
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
            data-opens-section
            onKeyDown={(event) => onKeyDown(event, index)}
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
        <OrderButtons name={title} index={index} count={count} onMove={(to) => onMove(index, to)} />
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
              part="section title"
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
