import type { FieldValues, UseFormReturn } from '@shared/forms';
import { useTranslation } from '@shared/i18n';
import { AppLink, useHref } from '@shared/remote-kit';
import { useNavigate, useSearchParams } from '@shared/router';
import { Box, ButtonLink, Flex, PageHeader, useNotices } from '@shared/ui';
import type { ReactNode } from 'react';
import type { BlockKind, StoredBlock } from '../block-kind.ts';
import { useKeptListMemory } from '../list-memory.ts';
import type { ListPlace } from '../list-place.ts';
import { documentParameter, documentPath, pathsOf } from '../paths.ts';
import type { BlockStore } from './block-store.ts';
import { RecordForm, SaveButton, useRecordForm, type DescribedField } from '@shared/record-forms';
import { ChangesNote, UsedInNote } from './used-in-notes.tsx';
import { useGrowingDocuments } from './use-growing-documents.ts';

export interface BlockFormProps<Values extends FieldValues, Block extends StoredBlock> {
  readonly kind: BlockKind;
  readonly title: string;
  readonly form: UseFormReturn<Values>;
  readonly store: BlockStore<Values, Block>;
  /** The block that is edited; null for a new one. */
  readonly block: Block | null;
  readonly valuesOf: (block: Block) => Values;
  /** The values in words, for comparing two versions. */
  readonly describe: (values: Values) => readonly DescribedField[];
  readonly titleOf: (block: Block) => string;
  /** The texts of a new wording: by them a draft's wordings are read. */
  readonly newWording: object;
  readonly children: ReactNode;
}

/**
 * The frame of a block's form: what it is, where it is used, saving with all that can happen, and the guard of what is
 * not saved yet. After a save it goes back to the list, where the block's card is in view, or to the
 * document that it was opened from.
 */
export function BlockForm<Values extends FieldValues, Block extends StoredBlock>(
  props: BlockFormProps<Values, Block>,
): ReactNode {
  const { kind, title, form, store, block, valuesOf, describe, titleOf, newWording, children } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const notices = useNotices();
  const listPath = `${pathsOf(kind).list}${useKeptListMemory(kind).recall()?.address ?? ''}`;
  const [parameters] = useSearchParams();
  const documentId = parameters.get(documentParameter);
  const backPath = documentId === null ? listPath : documentPath(kind, documentId);
  const backHref = useHref(backPath);
  const { isDirty } = form.formState;
  const state = useRecordForm({
    kind,
    form,
    store,
    record: block,
    valuesOf,
    describe,
    samples: { variants: { id: '', length: '', language: '', ...newWording } },
    onSaved: (stored, leave) => {
      leave();
      notices.show({ kind: 'success', title: t('list.saved', { title: titleOf(stored) }), duration: 3000 });
      const back: ListPlace = { isReturn: true, savedId: stored.id };
      // The list itself goes to where one was in it.
      void navigate(backHref, { state: back, preventScrollReset: true });
    },
  });
  const growing = useGrowingDocuments(form, store, block);

  return (
    <Box maxWidth="720px" mx="auto">
      <PageHeader title={title} />
      {block !== null && <UsedInNote kind={kind} usedIn={block.usedIn} />}
      <RecordForm
        state={state}
        label={title}
        footer={
          <Flex gap="3" justify="flex-end" align="center" wrap="wrap" borderTopWidth="1px" pt="6">
            {isDirty && block !== null && (
              <ChangesNote
                kind={kind}
                usedIn={block.usedIn}
                growing={growing}
                isCounted={store.pagesAfter !== undefined}
              />
            )}
            <ButtonLink variant="outline" colorPalette="gray">
              <AppLink to={backPath} state={{ isReturn: true } satisfies ListPlace} preventScrollReset>
                {t('form.cancel')}
              </AppLink>
            </ButtonLink>
            <SaveButton busy={state.saving.busy}>{t('form.save')}</SaveButton>
          </Flex>
        }
      >
        {children}
      </RecordForm>
    </Box>
  );
}
