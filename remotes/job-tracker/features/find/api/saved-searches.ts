import { graphql, type ResultOf } from '@shared/graphql';

const savedSearchFields = graphql(`
  fragment SavedSearchFields on SavedSearch {
    id
    name
    search {
      words
      title
      company
      place
      radiusKm
      country
      workplaces
      employmentTypes
      salaryMin
      currency
      salaryPeriod
      postedWithinDays
    }
    sort
    mailed
    newSince
    lastSeenAt
  }
`);

/** The person's saved searches and the address of their daily email. */
export const listSavedSearches = graphql(
  `
    query JobTrackerListSavedSearches {
      savedSearches {
        ...SavedSearchFields
      }
      searchDigest {
        email
        isConfirmed
      }
    }
  `,
  [savedSearchFields],
);

export const saveSearch = graphql(
  `
    mutation JobTrackerSaveSearch(
      $id: ID!
      $name: String!
      $search: PostingSearchInput!
      $sort: PostingSort!
      $mailed: Boolean!
      $timeZone: String!
    ) {
      search {
        saveSearch(id: $id, name: $name, search: $search, sort: $sort, mailed: $mailed, timeZone: $timeZone) {
          ...SavedSearchFields
        }
      }
    }
  `,
  [savedSearchFields],
);

export const updateSavedSearch = graphql(
  `
    mutation JobTrackerUpdateSavedSearch($id: ID!, $name: String, $mailed: Boolean, $timeZone: String) {
      search {
        updateSavedSearch(id: $id, name: $name, mailed: $mailed, timeZone: $timeZone) {
          ...SavedSearchFields
        }
      }
    }
  `,
  [savedSearchFields],
);

/** Marks all current results of a saved search as seen. */
export const seeSavedSearch = graphql(
  `
    mutation JobTrackerSeeSavedSearch($id: ID!) {
      search {
        seeSavedSearch(id: $id) {
          ...SavedSearchFields
        }
      }
    }
  `,
  [savedSearchFields],
);

/** Deletes a saved search. `restoreSavedSearch` brings it back. */
export const deleteSavedSearch = graphql(`
  mutation JobTrackerDeleteSavedSearch($id: ID!) {
    search {
      deleteSavedSearch(id: $id) {
        id
      }
    }
  }
`);

export const restoreSavedSearch = graphql(`
  mutation JobTrackerRestoreSavedSearch($id: ID!) {
    search {
      restoreSavedSearch(id: $id) {
        id
      }
    }
  }
`);

export type SavedSearch = ResultOf<typeof savedSearchFields>;
