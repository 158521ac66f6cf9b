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

/** A document with its number of pages now and after the save. */
export type PagesAfter = ResultOf<typeof query>['pagesAfter'][number];

/** Asks how saving a block with this content would change the page counts of the documents that use it. */
export async function pagesAfter(
  client: ApolloClient,
  variables: VariablesOf<typeof query>,
): Promise<readonly PagesAfter[]> {
  // The response is neither read from the cache nor stored in it, because it depends on unsaved content.
  const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache', context: keepPlace });
  return data?.pagesAfter ?? [];
}
