import { LineField, OutlineRow, useRevealed, useDocumentVariant, OrderGrip } from '@shared/builder';
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
import { Stack } from '@shared/ui';
import { memo, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import type { EditAction } from '../../editing/edit-action.ts';
import { SectionBody } from './section-body.tsx';
import { SectionMenu } from './section-menu.tsx';

export interface SectionPanelProps {
  readonly section: ResumeSection;
  readonly index: number;
  readonly count: number;
  readonly events: ResumeEvents;
  readonly isOpen: boolean;
  /** Whether the field with the section's title is shown. */
  readonly isNaming: boolean;
  readonly onToggle: (id: string) => void;
  /** Opens the section, for its title with `naming`. */
  readonly onOpen: (id: string, naming?: boolean) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  /** Handles a drag that starts on the section's handle. */
  readonly onGrab: RowDrag['onPointerDown'];
  readonly edit: Dispatch<EditAction>;
}

/** The part of a place (`ContentPlace`) that is the section's own title. */
const titlePart = 'section title';

/** One section of the résumé: a row that opens. Alt with an arrow key moves it, as its menu does. */
export const SectionPanel = memo(function SectionPanel(props: SectionPanelProps): ReactNode {
  const { section, index, count, events, isOpen, isNaming, onToggle, onOpen, onMove, onKeyDown, onGrab, edit } = props;
  const { t } = useTranslation();
  const { language } = useLocale();
  const { locale } = useDocumentVariant();
  const { id, kind, visible } = section;
  const standard = standardTitle(section, locale);
  const title = sectionTitle(section, locale, language);
  const isTranslated = customTitle(section, language) === '' && ![standard, ''].includes(section.title.trim());
  const held = kind === 'summary' ? '' : t(`sections.count.${kind}`, { count: section.items.length });
  useRevealed(id, ({ part }) => onOpen(id, part === titlePart));
  return (
    <OutlineRow
      title={title}
      heading="h3"
      value={visible ? held : t('sections.hidden')}
      place={id}
      isOpen={isOpen}
      onToggle={() => onToggle(id)}
      onKeyDown={(event) => onKeyDown(event, index)}
      isMuted={!visible}
      grip={count > 1 ? <OrderGrip isDragged={false} onGrab={(event) => onGrab(index, event)} /> : undefined}
      menu={
        <SectionMenu
          section={section}
          title={title}
          index={index}
          count={count}
          onMove={onMove}
          onRename={() => onOpen(id, true)}
          edit={edit}
        />
      }
    >
      <Stack gap="4">
        {isNaming && (
          <LineField
            label={t('sections.title')}
            part={titlePart}
            value={section.title}
            placeholder={standard}
            help={isTranslated ? t('sections.printedAs', { title }) : undefined}
            maxLength={resumeLimits.line}
            autoFocus
            onChange={(text) => edit({ type: 'rename section', id, title: text })}
          />
        )}
        <SectionBody section={section} events={events} edit={edit} />
      </Stack>
    </OutlineRow>
  );
});
