import { dataOf, keepPlace, useApolloClient } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { deleteWithUndo } from '@shared/lists';
import { useNotices } from '@shared/ui';
import { deletePerson, restorePerson } from './api/delete-person.ts';
import type { Person } from './api/person-fields.ts';
import { evictPeople } from './evict-people.ts';
import { personName } from './person-name.ts';

/** Returns a function that deletes a person and offers to undo it. It resolves to whether the person was deleted. */
export function usePersonDeletion(): (person: Person) => Promise<boolean> {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  return (person) => {
    const name = personName(person);
    return deleteWithUndo<Person, string>(notices, [person], {
      async remove([{ id } = person]) {
        dataOf(await client.mutate({ mutation: deletePerson, variables: { id }, context: keepPlace }));
        return [id];
      },
      async restore([id = person.id]) {
        dataOf(await client.mutate({ mutation: restorePerson, variables: { id }, context: keepPlace }));
        evictPeople(client.cache);
        await client.refetchQueries({ include: 'active' }).catch(() => undefined);
        return [];
      },
      atOnce: 1,
      onSettled(deleted, _left, refusal) {
        if (deleted.length > 0) evictPeople(client.cache);
        else notices.show({ kind: 'error', title: refusal ?? t('people.deleting.failed', { name }) });
      },
      texts: {
        deleted: () => t('people.deleting.done', { name }),
        restored: () => t('people.deleting.restored', { name }),
        restoreFailed: () => ({ title: t('people.deleting.restoreFailed', { name }) }),
        undo: t('undo'),
        tryAgain: t('tryAgain'),
      },
    });
  };
}
