import { numberRecords, type PortalRecord, type RecordKind, type ReportProblem } from '@shared/portal-history';
import { readPortalRecords, type PortalAccess } from './portal-api.ts';

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
  const fetchKind = async (kind: RecordKind): Promise<readonly PortalRecord[]> => {
    try {
      return numberRecords(kind, await readPortalRecords(access, kind, customerId));
    } catch (cause) {
      report(`The ${kind} records could not be read`, cause);
      return [];
    }
  };
  const [work, education] = await Promise.all([fetchKind('work'), fetchKind('education')]);
  return [...work, ...education];
}
