import { createAccountWatch } from './account-watch.ts';
import { unusualFrom } from './activities.ts';

const ada = { issuer: 'https://tessera.test/identity', subject: 'ada' };
const bob = { ...ada, subject: 'bob' };
const many = unusualFrom.account_export_requested;
const minute = 60 * 1000;

function startWatch(maxRemembered?: number) {
  const unusual: string[] = [];
  let time = 0;
  const watch = createAccountWatch({
    onUnusual: (activity, { subject }) => void unusual.push(`${subject} ${activity}`),
    now: () => time,
    ...(maxRemembered !== undefined && { maxRemembered }),
  });
  const repeat = (count: number, person = ada): void => {
    for (let index = 0; index < count; index += 1) watch('account_export_requested', person);
  };
  return { unusual, watch, repeat, pass: (minutes: number) => void (time += minutes * minute) };
}

test('reports an account once within an hour, however often it goes on', () => {
  const { unusual, repeat, pass } = startWatch();
  repeat(many - 1);
  expect(unusual).toEqual([]);
  repeat(1);
  expect(unusual).toEqual(['ada account_export_requested']);
  repeat(500);
  expect(unusual).toHaveLength(1);
  pass(61);
  repeat(many);
  expect(unusual).toHaveLength(2);
});

test('counts each account, each activity, and each hour separately', () => {
  const { unusual, watch, repeat, pass } = startWatch();
  repeat(many - 1);
  repeat(many - 1, bob);
  watch('share_created', ada);
  pass(61);
  repeat(many - 1);
  expect(unusual).toEqual([]);
});

test('forgets the account that was idle for the longest time when there are too many', () => {
  const { unusual, watch, repeat } = startWatch(100);
  repeat(1, bob);
  repeat(many - 1);
  for (let stranger = 0; stranger < 99; stranger += 1) {
    watch('account_export_requested', { ...ada, subject: `stranger ${stranger}` });
  }
  repeat(1);
  repeat(many - 1, bob);
  expect(unusual).toEqual(['ada account_export_requested']);
});
