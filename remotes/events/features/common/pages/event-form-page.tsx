import { useValidatedForm } from '@shared/forms';
import { useFormats, useTranslation } from '@shared/i18n';
import { FormFooter, RecordForm, SaveButton, useRecordForm } from '@shared/record-forms';
import { AppLink, useHref } from '@shared/remote-kit';
import { useNavigate, useSearchParams } from '@shared/router';
import { ButtonLink, Page, useNotices } from '@shared/ui';
import { useMemo, type ReactNode } from 'react';
import type { EventPageProps, EventValues } from '../event-definition.ts';
import type { StoredEvent } from '../event-kind.ts';
import { useListMemoryStore } from '../list-memory.ts';
import type { ListPlace } from '../list-place.ts';
import { documentParameter, documentPath, pathsOf } from '../paths.ts';
import { VariantsField } from '../variants/variants-field.tsx';
import { useEventStore } from './use-event-store.ts';
import { useGrowingDocuments } from './use-growing-documents.ts';
import { ChangesNote, UsedInNote } from './used-in-notes.tsx';
import { useVariantNames } from '@shared/variants';
import type { DescribeTools } from '../variants/describe-variants.ts';

/** Returns the tools for describing a block's variants as text. */
function useDescribeTools(): DescribeTools {
  const { t } = useTranslation();
  const { nameOf } = useVariantNames();
  return useMemo(() => ({ t, nameOf }), [t, nameOf]);
}

interface EventFormPageProps<Event extends StoredEvent, Values extends EventValues, Input> extends EventPageProps<
  Event,
  Values,
  Input
> {
  readonly title: string;
  /** The event to edit; null for a new one. */
  readonly event: Event | null;
  readonly initial: Values;
}

/**
 * The form of an event: its fields, where it is used, saving with conflicts and failures, and a guard for unsaved
 * changes. A save returns to the list with the event's card in view, or to the document from which the form was opened.
 */
export function EventFormPage<Event extends StoredEvent, Values extends EventValues, Input>(
  props: EventFormPageProps<Event, Values, Input>,
): ReactNode {
  const { kind, operations, form: parts, title, event, initial } = props;
  const { Fields, VariantFields } = parts;
  const { t } = useTranslation();
  const formats = useFormats();
  const form = useValidatedForm(
    useMemo(() => parts.rules(t, formats), [parts, t, formats]),
    initial,
  );
  const store = useEventStore(kind, operations, parts.inputOf);
  const tools = useDescribeTools();
  const navigate = useNavigate();
  const notices = useNotices();
  const listPath = `${pathsOf(kind).list}${useListMemoryStore(kind).recall()?.address ?? ''}`;
  const [parameters] = useSearchParams();
  const documentId = parameters.get(documentParameter);
  const backPath = documentId === null ? listPath : documentPath(kind, documentId);
  const backHref = useHref(backPath);
  const { isDirty } = form.formState;
  const state = useRecordForm({
    kind,
    form,
    store,
    record: event,
    valuesOf: parts.valuesOf,
    describe: (values) => parts.describe(values, tools),
    samples: { variants: { id: '', length: '', language: '', ...parts.newVariant(form.getValues()) } },
    onSaved: (stored, leave) => {
      leave();
      notices.show({ kind: 'success', title: t('list.saved', { title: kind.titleOf(stored, t) }), duration: 3000 });
      const back: ListPlace = { isReturn: true, savedId: stored.id };
      // The list restores its own scroll position.
      void navigate(backHref, { state: back, preventScrollReset: true });
    },
  });
  const growing = useGrowingDocuments(form, store, event);

  return (
    <Page title={title} width="reading">
      {event !== null && <UsedInNote kind={kind} usedIn={event.usedIn} />}
      <RecordForm
        state={state}
        label={title}
        footer={
          <FormFooter>
            {isDirty && event !== null && <ChangesNote kind={kind} usedIn={event.usedIn} growing={growing} />}
            <ButtonLink variant="outline" colorPalette="gray">
              <AppLink to={backPath} state={{ isReturn: true } satisfies ListPlace} preventScrollReset>
                {t('form.cancel')}
              </AppLink>
            </ButtonLink>
            <SaveButton busy={state.saving.busy}>{t('form.save')}</SaveButton>
          </FormFooter>
        }
      >
        <Fields form={form} />
        <VariantsField
          form={form}
          begin={parts.newVariant}
          renderTexts={(place) => <VariantFields form={form} place={place} />}
        />
      </RecordForm>
    </Page>
  );
}
