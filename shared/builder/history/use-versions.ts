import { refusalOf, useApolloClient } from '@shared/graphql';
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
  /** The version that is being fetched, named, or restored; `now` for the current state. */
  readonly busyId: string | undefined;
  readonly labelOf: (version: ListedVersion) => string;
  readonly open: (version: ListedVersion) => void;
  /** Names the current state (`now`) or an earlier version. Resolves to whether that succeeded. */
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

/** The earlier versions of a document, with the actions that apply to them. */
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

  /** Runs one operation at a time, and reports a failure. */
  const doing = async (id: string, failure: string, work: () => Promise<unknown>): Promise<boolean> => {
    setBusyId(id);
    try {
      await work();
      return true;
    } catch (error) {
      const description = refusalOf(error) ?? own('history.safe');
      notices.show({ kind: 'error', title: t(`history.${failure}`), description });
      return false;
    } finally {
      setBusyId(undefined);
    }
  };
  /** Rejects when the latest changes are not on the server yet. */
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
