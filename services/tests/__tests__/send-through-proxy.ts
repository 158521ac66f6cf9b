/**
 * Sends one request of each kind that goes to hosts that the operator names, as the services do. It is a process of its
 * own, because the proxy of `fetch` belongs to a process.
 */
import { readConfiguration } from '../../config/configuration.ts';
import { fetchFromAnyProvider } from '../../domain/partners/ask-provider.ts';
import { stripePayments } from '../../domain/plans/payments/stripe.ts';
import { setEgressProxy } from '../../platform/egress/connect.ts';
import { createS3Store } from '../../platform/storage/s3-store.ts';
import { sentryReports } from '../../platform/telemetry/sentry-reports.ts';
import { startTracing } from '../../platform/telemetry/tracing.ts';

setEgressProxy(readConfiguration(process.env).egressProxy);

await fetchFromAnyProvider('http://provider.test/.well-known/openid-configuration').catch(() => undefined);
const store = createS3Store({
  ...{ endpoint: 'http://store.test', bucket: 'pictures', region: 'us-east-1' },
  ...{ accessKeyId: 'key', secretAccessKey: 'secret' },
});
await store.get('headshots/x');
const payments = stripePayments(
  { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', api: 'http://stripe.test:8080' },
  'https://tessera.example',
);
await payments.findResult('cs_test_1').catch(() => undefined);
sentryReports('http://key@sentry.test/1')({ type: 'Error', message: 'x' });
const tracing = await startTracing({ endpoint: 'http://collector.test', roles: ['gateway'] });
tracing.startSpan('span', undefined).end();
await tracing.stop();
