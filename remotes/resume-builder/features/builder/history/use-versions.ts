import { parseResumeDocument } from '@shared/documents';
import { keepPlace, useApolloClient, useMutation, useQuery } from '@shared/graphql';
import { useFormats, useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import { useState } from 'react';
import {
  getVersion,
  keepVersion,
  listVersions,
  nameVersion,
  restoreVersion,
  type ListedVersion,
} from '../api/resume-versions.ts';
import type { Draft } from '../editing/draft.ts';
import type { Autosave } from '../saving/autosave.ts';
import type { ShownVersion } from './use-version-history.ts';

export interface Versions {
  /** Undefined until they have come. */
  readonly list: readonly ListedVersion[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** The one that is being fetched, named or restored; `now` for the newest. */
  readonly busyId: string | undefined;
  readonly labelOf: (version: ListedVersion) => string;
  readonly open: (version: ListedVersion) => void;
  /** Gives the newest state (`now`) or an earlier one a name. Resolves to whether it has it. */
  readonly rename: (id: string, name: string) => Promise<boolean>;
  readonly restore: (version: ListedVersion) => void;
}

export interface VersionsOptions {
  readonly resumeId: string;
  readonly autosave: Autosave;
  readonly onShow: (version: ShownVersion) => void;
  readonly onRestored: (draft: Draft) => void;
}

/** Earlier versions of a résumé, and what can be done with them. */
export function useVersions({ resumeId, autosave, onShow, onRestored }: VersionsOptions): Versions {
  const { t } = useTranslation();
  const formats = useFormats();
  const client = useApolloClient();
  const notices = useNotices();
  const { data, error, refetch } = useQuery(listVersions, {
    variables: { id: resumeId },
    fetchPolicy: 'network-only',
    context: keepPlace,
  });
  const [keep] = useMutation(keepVersion, { context: keepPlace });
  const [name] = useMutation(nameVersion, { context: keepPlace });
  const [restore] = useMutation(restoreVersion, { context: keepPlace });
  const [busyId, setBusyId] = useState<string>();
  const labelOf = (version: ListedVersion): string => version.name ?? formats.dateTime(version.savedAt);

  /** Does one thing at a time, and says what it did not do. */
  const doing = async (id: string, failure: string, work: () => Promise<boolean>): Promise<boolean> => {
    setBusyId(id);
    try {
      return await work();
    } catch {
      notices.show({ kind: 'error', title: t(`history.${failure}`), description: t('history.safe') });
      return false;
    } finally {
      setBusyId(undefined);
    }
  };
  const unsaved = new Error('What was changed last is not on the server yet.');

  return {
    list: data?.resumeVersions,
    failed: error !== undefined,
    retry: () => void refetch(),
    busyId,
    labelOf,
    open(version) {
      void doing(version.id, 'notShown', async () => {
        const found = await client.query({ query: getVersion, variables: { id: version.id }, context: keepPlace });
        const reading = parseResumeDocument(found.data?.resumeVersion.document);
        if (found.data === undefined || !reading.ok) throw new Error('The version cannot be read.');
        const draft = { title: found.data.resumeVersion.title, document: reading.document };
        onShow({ id: version.id, label: labelOf(version), draft });
        return true;
      });
    },
    rename: (id, given) =>
      doing(id, 'notNamed', async () => {
        if (id !== 'now') await name({ variables: { id, name: given } });
        else {
          if (!(await autosave.flush())) throw unsaved;
          await keep({ variables: { id: resumeId, name: given } });
        }
        await refetch();
        return true;
      }),
    restore(version) {
      void doing(version.id, 'notRestored', async () => {
        if (!(await autosave.flush())) throw unsaved;
        const answer = await restore({ variables: { id: version.id, version: autosave.unsaved().version } });
        const restored = answer.data?.resume.restoreResumeVersion;
        if (restored?.__typename !== 'Resume') throw new Error('It was changed somewhere else meanwhile.');
        const reading = parseResumeDocument(restored.document);
        if (!reading.ok) throw new Error('The restored version cannot be read.');
        const draft = { title: restored.title, document: reading.document };
        await autosave.goOn({ theirs: draft, version: restored.version, draft });
        onRestored(draft);
        notices.show({
          kind: 'success',
          title: t('history.restored', { version: labelOf(version) }),
          description: t('history.restoredHelp'),
        });
        return true;
      });
    },
  };
}
