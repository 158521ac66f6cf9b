import { readPortalRecords, type PortalAccess, type PortalRecord, type RecordKind } from './portal-api.ts';

/** Reports a failure, which is only logged (product.md §4). */
export type ReportProblem = (problem: string, cause?: unknown) => void;

/**
 * Fetches from the portal everything that it knows about a customer, in its order. Both kinds are fetched in parallel,
 * because until all records have arrived, a reload of the page loses them together with the access token. Never
 * rejects.
 */
export async function fetchHistory(
  access: PortalAccess,
  customerId: string,
  report: ReportProblem,
): Promise<readonly PortalRecord[]> {
  const fetchKind = async (kind: RecordKind): Promise<PortalRecord[]> => {
    try {
      const records = await readPortalRecords(access, kind, customerId);
      return records.map((record, index) => ({ kind, place: index + 1, record }));
    } catch (cause) {
      report(`The ${kind} records could not be read`, cause);
      return [];
    }
  };
  const [work, education] = await Promise.all([fetchKind('work'), fetchKind('education')]);
  return [...work, ...education];
}
