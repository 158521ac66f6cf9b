import { createDeletionNotice } from '../../domain/accounts/deletion/deletion-notice.ts';
import { createDigestNotice } from '../../domain/digests/digest-notice.ts';
import { serviceOf } from '../../process/service.ts';
import { gateway } from './gateway.ts';

/** Serves `POST /graphql`. */
export const graphqlService = serviceOf('gateway', async (app, context) => {
  const { configuration, data, engine, authenticate, partners, sites, countDenial, countFailure, recordActivity } =
    context;
  const { database, readReplica, outbox, plans } = data;
  /** A notice that cannot be sent is logged, and does not fail the operation. */
  const logFailures =
    <Input>(notify: (input: Input) => Promise<void>) =>
    (input: Input): Promise<void> =>
      notify(input).catch((error: unknown) => app.log.error(error));
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
      countDenial(code);
      recordActivity('access_denied', person);
    },
    onFailure: countFailure,
    recordActivity,
  });
});
