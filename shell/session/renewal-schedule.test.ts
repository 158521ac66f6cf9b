import { startRenewalSchedule, type RenewalSchedule } from './renewal-schedule.ts';

let left: number | undefined;
let renew: jest.Mock<Promise<void>, []>;
let schedule: RenewalSchedule | undefined;

const show = (state: 'visible' | 'hidden'): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const connect = (isOnline: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
const pass = async (milliseconds: number): Promise<void> => {
  if (left !== undefined) left -= milliseconds;
  await jest.advanceTimersByTimeAsync(milliseconds);
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  left = 300_000;
  renew = jest.fn(() => {
    left = 300_000;
    return Promise.resolve();
  });
  schedule = startRenewalSchedule({ remaining: () => left, renew });
});
afterEach(() => {
  schedule?.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('renews in the last minute before expiry, repeatedly', async () => {
  await pass(239_000);
  expect(renew).not.toHaveBeenCalled();
  await pass(15_000);
  expect(renew).toHaveBeenCalledTimes(1);
  await pass(239_000);
  await pass(15_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

test('pauses while the page is hidden, and catches up when it is visible', async () => {
  show('hidden');
  await pass(290_000);
  expect(renew).not.toHaveBeenCalled();
  show('visible');
  expect(renew).toHaveBeenCalledTimes(1);
});

test('tries without a connection, in case the browser is wrong, and again as soon as it is back', async () => {
  connect(false);
  renew.mockRejectedValueOnce(new TypeError('no network'));
  await pass(246_000);
  expect(renew).toHaveBeenCalledTimes(1);
  connect(true);
  expect(renew).toHaveBeenCalledTimes(2);
});

test('retries after a failure with growing delays', async () => {
  renew.mockRejectedValue(new TypeError('down'));
  await pass(246_000);
  expect(renew).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(renew).toHaveBeenCalledTimes(2);
  await pass(5_000);
  expect(renew).toHaveBeenCalledTimes(2);
  await pass(5_000);
  expect(renew).toHaveBeenCalledTimes(3);
});

test('does not loop when the lifetime of tokens is shorter than the margin', async () => {
  renew.mockImplementation(() => {
    left = 10_000;
    return Promise.resolve();
  });
  left = 10_000;
  schedule?.update();
  await pass(20_000);
  expect(renew.mock.calls.length).toBeLessThanOrEqual(5);
});

test('does nothing while signed out, or after it was stopped', async () => {
  left = undefined;
  schedule?.update();
  await pass(600_000);
  left = 1;
  schedule?.stop();
  show('visible');
  await pass(600_000);
  expect(renew).not.toHaveBeenCalled();
});
