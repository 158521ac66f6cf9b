import { serviceOf } from '../../process/service.ts';
import { startDeliveries } from './start-deliveries.ts';

/** Sends gifts on their day. */
export const giftWorker = serviceOf('gateway', (app, { configuration, data, taskErrors }) => {
  const { database, outbox, plans } = data;
  const { siteOrigin } = configuration;
  const deliveries = startDeliveries({ database, outbox, siteOrigin, onError: taskErrors('gifts') });
  plans.onGiftDue(() => deliveries.poll());
  app.addHook('onClose', () => deliveries.close());
});
