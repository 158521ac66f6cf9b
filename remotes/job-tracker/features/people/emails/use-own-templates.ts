import { dataOf, keepPlace, refusalOf, useApolloClient, useQuery } from '@shared/graphql';
import { useTranslation } from '@shared/i18n';
import { useNotices } from '@shared/ui';
import {
  createEmailTemplate,
  deleteEmailTemplate,
  getEmailTexts,
  type OwnTemplate,
  restoreEmailTemplate,
  updateEmailTemplate,
} from '../api/email-templates.ts';
import type { EmailTexts } from './product-templates.ts';

/** The templates that the person wrote, and their name. */
export interface OwnTemplates {
  /** Undefined until they are loaded. */
  readonly templates: readonly OwnTemplate[] | undefined;
  readonly sender: { readonly firstName: string | null; readonly lastName: string | null } | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
  /** Stores a new template, or the texts of `template`. Resolves to undefined if it was changed elsewhere. */
  readonly save: (template: OwnTemplate | undefined, id: string, texts: EmailTexts) => Promise<string | undefined>;
  /** Deletes a template and offers to undo it. Resolves to whether it was deleted. */
  readonly remove: (template: OwnTemplate) => Promise<boolean>;
}

/** Loads and changes the email templates that the person wrote. */
export function useOwnTemplates(): OwnTemplates {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notices = useNotices();
  const { data, error, loading, refetch } = useQuery(getEmailTexts, {
    fetchPolicy: 'cache-and-network',
    context: keepPlace,
  });
  const showRefusal = (refusal: unknown): void => {
    notices.show({ kind: 'error', title: refusalOf(refusal) ?? t('emails.saveFailed') });
  };
  return {
    templates: data?.emailTemplates,
    sender: data?.me.profile ?? undefined,
    failed: data === undefined && error !== undefined && !loading,
    retry: () => void refetch().catch(() => undefined),
    async save(template, id, { name, subject, body }) {
      const input = { name, subject, body };
      if (template === undefined) {
        dataOf(await client.mutate({ mutation: createEmailTemplate, variables: { id, input }, context: keepPlace }));
        await refetch();
        return id;
      }
      const variables = { id: template.id, version: template.version, input };
      const result = await client.mutate({ mutation: updateEmailTemplate, variables, context: keepPlace });
      const isSaved = dataOf(result).people.updateEmailTemplate.__typename === 'EmailTemplate';
      await refetch();
      return isSaved ? template.id : undefined;
    },
    async remove({ id, name }) {
      try {
        dataOf(await client.mutate({ mutation: deleteEmailTemplate, variables: { id }, context: keepPlace }));
      } catch (refusal) {
        showRefusal(refusal);
        return false;
      }
      const restore = async (): Promise<void> => {
        try {
          dataOf(await client.mutate({ mutation: restoreEmailTemplate, variables: { id }, context: keepPlace }));
          await refetch();
        } catch (refusal) {
          showRefusal(refusal);
        }
      };
      notices.show({
        kind: 'info',
        title: t('emails.deleted', { name }),
        action: { label: t('undo'), onClick: () => void restore() },
      });
      await refetch().catch(() => undefined);
      return true;
    },
  };
}
