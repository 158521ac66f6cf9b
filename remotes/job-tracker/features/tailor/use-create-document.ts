import { refusalOf, requestFailureOf, useApolloClient, type ApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useAppNavigate } from '@shared/remote-kit';
import { useNotices } from '@shared/ui';

/**
 * Returns a function that creates a document with `create` and opens it. It rejects with an error whose message is
 * shown.
 */
export function useCreateDocument(
  kind: 'resume' | 'letter',
): (create: (client: ApolloClient) => Promise<string>, path: (id: string) => string) => Promise<void> {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const navigate = useAppNavigate();
  return async (create, path) => {
    let id: string;
    try {
      id = await create(client);
    } catch (cause) {
      const isLost = requestFailureOf(cause) === 'not-found';
      throw new Error(refusalOf(cause) ?? t(isLost ? 'tailor.lost' : 'tailor.failed'), { cause });
    }
    // The lists and the job load again, because they do not include the new document.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: kind === 'resume' ? 'resumes' : 'letters' });
    notices.show({ kind: 'success', title: t(`tailor.made.${kind}`) });
    navigate(path(id));
  };
}
