import { graphql, keepPlace, type ApolloClient, type ResultOf, type VariablesOf } from '@shared/graphql';

const query = graphql(`
  query EventsPagesAfter(
    $id: ID!
    $work: WorkEventInput
    $education: EduEventInput
    $skill: SkillEventInput
    $paragraph: ParagraphEventInput
  ) {
    pagesAfter(id: $id, work: $work, education: $education, skill: $skill, paragraph: $paragraph) {
      id
      title
      before
      after
    }
  }
`);

/** The new content of an event, as the argument for its kind. */
export type PagesArgument = Omit<VariablesOf<typeof query>, 'id'>;

/** A document with its number of pages, as it is and as it would be. */
export type PagesAfter = ResultOf<typeof query>['pagesAfter'][number];

/** What saving a block like this would do to the documents that use it. */
export async function pagesAfter(
  client: ApolloClient,
  variables: VariablesOf<typeof query>,
): Promise<readonly PagesAfter[]> {
  // Never from the cache, and not kept there: it is about content that is not saved.
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache', context: keepPlace });
  return data?.pagesAfter ?? [];
}
