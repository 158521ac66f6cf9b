import { useApolloClient } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import type { ListedVersion, VersionStore } from '../document-kind.ts';
import type { Draft } from '../editing/draft.ts';
import type { Autosave } from '../saving/autosave.ts';
import { useBuilderTexts } from '../texts.ts';
import { useVersionList, type VersionList } from './use-version-list.ts';
import type { ShownVersion } from './use-version-history.ts';

export interface Versions extends VersionList {
  /** The one that is being fetched, named or restored; `now` for the newest. */
  readonly busyId: string | undefined;
  readonly labelOf: (version: ListedVersion) => string;
  readonly open: (version: ListedVersion) => void;
  /** Gives the newest state (`now`) or an earlier one a name. Resolves to whether it has it. */
  readonly rename: (id: string, name: string) => Promise<boolean>;
  readonly restore: (version: ListedVersion) => void;
}

export interface VersionsOptions<Document> {
  readonly store: VersionStore<Document>;
  readonly documentId: string;
  readonly autosave: Autosave<Document>;
  readonly onShow: (version: ShownVersion<Document>) => void;
  readonly onRestored: (draft: Draft<Document>) => void;
}

/** Earlier versions of a document, and what can be done with them. */
export function useVersions<Document>(options: VersionsOptions<Document>): Versions {
  const { store, documentId, autosave, onShow, onRestored } = options;
  const t = useBuilderTexts();
  const { t: own } = useTranslation();
  const formats = useFormats();
  const client = useApolloClient();
  const notices = useNotices();
  const list = useVersionList(store, documentId);
  const [busyId, setBusyId] = useState<string>();
  const labelOf = (version: ListedVersion): string => version.name ?? formats.dateTime(version.savedAt);

  /** Does one thing at a time, and says what it did not do. */
  const doing = async (id: string, failure: string, work: () => Promise<unknown>): Promise<boolean> => {
    setBusyId(id);
    try {
      await work();
      return true;
    } catch {
      notices.show({ kind: 'error', title: t(`history.${failure}`), description: own('history.safe') });
      return false;
    } finally {
      setBusyId(undefined);
    }
  };
  /** Rejects where what was changed last is not on the server yet. */
  const saveFirst = async (): Promise<void> => {
    if (!(await autosave.flush())) throw new Error('What was changed last is not on the server yet.');
  };

  return {
    ...list,
    busyId,
    labelOf,
    open(version) {
      void doing(version.id, 'notShown', async () => {
        onShow({ id: version.id, label: labelOf(version), draft: await store.read(client, version.id) });
      });
    },
    rename: (id, name) =>
      doing(id, 'notNamed', async () => {
        if (id !== 'now') await store.rename(client, id, name);
        else {
          await saveFirst();
          await store.keep(client, documentId, name);
        }
        list.reload();
      }),
    restore(version) {
      void doing(version.id, 'notRestored', async () => {
        await saveFirst();
        const restored = await store.restore(client, version.id, autosave.unsaved().version);
        await autosave.goOn({ theirs: restored.draft, version: restored.version, draft: restored.draft });
        onRestored(restored.draft);
        notices.show({
          kind: 'success',
          title: t('history.restored', { version: labelOf(version) }),
          description: t('history.restoredHelp'),
        });
      });
    },
  };
}
