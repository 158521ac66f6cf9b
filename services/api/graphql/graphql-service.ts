import { createDeletionNotice } from '../../domain/accounts/deletion/deletion-notice.ts';
import { createDigestNotice } from '../../domain/digests/digest-notice.ts';
import { serviceOf } from '../../process/service.ts';
import { gateway } from './gateway.ts';

/** Serves `POST /graphql`. */
export const graphqlService = serviceOf('gateway', async (app, context) => {
  const { configuration, data, engine, authenticate, partners, sites, counters, recordActivity } = context;
  const { database, readReplica, outbox, plans } = data;
  /** A notice that cannot be sent is logged, and does not fail the operation. */
  const logFailures =
    <Input>(notify: (input: Input) => Promise<void>) =>
    (input: Input): Promise<void> =>
      notify(input).catch((error: unknown) => app.log.error(error, 'An email about a change could not be stored'));
  await app.register(gateway, {
    database,
    readReplica,
    authenticate,
    findAuthProvider: (domain) => partners().find((partner) => partner.domain === domain)?.id,
    pdfMaker: engine,
    pagesMaker: engine,
    siteOrigin: configuration.siteOrigin,
    plans: plans.plans,
    quotas: configuration.quotas,
    onDeletionRequested: logFailures(createDeletionNotice(outbox, sites)),
    onDigestRequested: logFailures(createDigestNotice(database, outbox, sites)),
    onDenial(code, person) {
      counters.countDenial(code);
      recordActivity('access_denied', person);
    },
    onFailure: counters.countFailure,
    onOperation: counters.observeOperation,
    recordActivity,
  });
});
