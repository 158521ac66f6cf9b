import { keepPlace, requestFailureOf, useMutation, useQuery, type RequestFailure } from '@shared/graphql';
import { useLocale } from '@shared/i18n';
import { useState, type ReactNode } from 'react';
import { createShare } from './api/create-share.ts';
import { freezeShare } from './api/freeze-share.ts';
import { listShares } from './api/list-shares.ts';
import { renewShare } from './api/renew-share.ts';
import { revokeShare } from './api/revoke-share.ts';
import type { Share } from './api/share-fields.ts';
import { inputOf, type ShareSettings } from './share-settings.ts';
import { useShareSaving } from './use-share-saving.ts';

type ShareFailure = RequestFailure | 'unfinished' | 'refused-new';

export interface Shares {
  /** Undefined while the links are loading. */
  readonly links: readonly Share[] | undefined;
  readonly isGuest: boolean;
  readonly couldNotLoad: boolean;
  readonly reload: () => void;
  readonly busy: boolean;
  /** The link that the last action created. */
  readonly createdId: string | undefined;
  /**
   * The last failure, which left everything unchanged. `unfinished`: a letter is incomplete; `refused-new`: the server
   * refused to create a link from the input.
   */
  readonly failure: ShareFailure | null;
  /** Each resolves to whether it succeeded; a failure is kept until the next attempt. */
  create(settings: ShareSettings): Promise<boolean>;
  /** Also resolves to false if the person put off a decision. `opened` is the link as the form showed it. */
  change(opened: Share, settings: ShareSettings): Promise<boolean>;
  freeze(id: string): Promise<boolean>;
  renew(id: string): Promise<boolean>;
  revoke(id: string): Promise<boolean>;
  /** Asks about settings that were also changed elsewhere. */
  readonly question: ReactNode;
}

const inPlace = { context: keepPlace };

/** The links of a document, with all actions on them. The document is saved before an action that shows it. */
export function useShares(documentId: string, save: () => Promise<boolean>): Shares {
  const { language } = useLocale();
  const { data, error, refetch } = useQuery(listShares, {
    variables: { id: documentId },
    // Other people open the links, so cached view counts are out of date.
    fetchPolicy: 'cache-and-network',
    ...inPlace,
  });
  const [failure, setFailure] = useState<ShareFailure | null>(null);
  const [busy, setBusy] = useState(false);
  const [createdId, setCreatedId] = useState<string>();
  const [create] = useMutation(createShare, inPlace);
  const [freeze] = useMutation(freezeShare, inPlace);
  const [renew] = useMutation(renewShare, inPlace);
  const [revoke] = useMutation(revokeShare, inPlace);
  const saving = useShareSaving();

  /** Runs a mutation, which may resolve to false if it is not complete; `refused` is the failure to report when the API refuses the input. */
  async function run(call: () => Promise<unknown>, refused: ShareFailure = 'invalid'): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    setCreatedId(undefined);
    try {
      if (!(await save())) {
        setFailure('network');
        return false;
      }
      return (await call()) !== false;
    } catch (cause) {
      const failed = requestFailureOf(cause);
      setFailure(failed === 'invalid' ? refused : failed);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return {
    links: data?.shares,
    isGuest: data?.me.isAnonymous ?? false,
    couldNotLoad: error !== undefined && data === undefined,
    reload: () => void refetch().catch(() => undefined),
    busy,
    createdId,
    failure,
    create: (settings) =>
      run(async () => {
        const resumeId = settings.resumeId === '' ? null : settings.resumeId;
        const { data: made } = await create({
          variables: { id: documentId, resumeId, language, input: inputOf(settings) },
        });
        await refetch();
        setCreatedId(made?.share.createShare.id);
      }, 'refused-new'),
    change: (opened, settings) => run(() => saving.save(opened, settings)),
    // The mutation has no input that could be invalid except the documents themselves.
    freeze: (id) => run(() => freeze({ variables: { id } }), 'unfinished'),
    renew: (id) => run(() => renew({ variables: { id } })),
    revoke: (id) =>
      run(async () => {
        await revoke({ variables: { id } });
        await refetch();
      }),
    question: saving.question,
  };
}
