import { prepareAd, readHeads } from '../read-ad-text.ts';
import { amountsOfAd, findPayByRules } from '../text/find-pay.ts';
import { findPay } from './find-pay.ts';
import { keyOf, payChoicesIn } from './pay-choices.ts';

function prepare(text: string) {
  const ad = prepareAd(text, { address: null });
  const { money } = readHeads(text, ad, null);
  const amounts = amountsOfAd(ad.lines, money);
  return { ...ad, amounts, byRules: findPayByRules(amounts), currency: money.currency };
}

function find(text: string) {
  const { lines, structure, amounts, byRules, currency } = prepare(text);
  const pay = findPay({ amounts, structure, byRules, currency });
  return { key: pay && keyOf(pay.value), line: lines[pay?.line ?? -1]?.text };
}

const choicesOf = (text: string): readonly string[] => {
  const { amounts, byRules } = prepare(text);
  return payChoicesIn(amounts, byRules).map(({ value }) => keyOf(value));
};

const head = `Deckhand
Harbor Lane Ferries
Portland, ME

`;

it('finds the pay with the line that says it, among other amounts', () => {
  const { key, line } = find(`${head}We carried 400,000 people last year on boats worth $60 million.
Pay: $24.50 - $28.00 per hour
A $500 boot allowance every spring, and a $1,000 bonus in October.`);
  expect(key).toBe('24.5–28 USD hour');
  expect(line).toContain('$24.50');
});

it('finds nothing if all amounts are something else', () => {
  const { key } = find(`${head}We raised $12 million last year, and our ferries carry freight worth $3,000 a trip.
A $500 boot allowance every spring.`);
  expect(key).toBeUndefined();
});

it('finds nothing in an empty text', () => {
  expect(find('').key).toBeUndefined();
});

it('offers each amount, and amounts that stand together as one range', () => {
  const choices = choicesOf(`${head}Base: $18.27 (new)  $20.02 (1 season)  $22.45 (squad boss)`);
  expect(choices).toContain('18.27–18.27 USD hour');
  expect(choices).toContain('18.27–20.02 USD hour');
  expect(choices).toContain('18.27–22.45 USD hour');
});

it('offers thousands that are not called so, and an amount as the least that is paid', () => {
  expect(choicesOf(`${head}Pay is $90 to $120 depending on what you know.`)).toContain('90000–120000 USD year');
  expect(choicesOf(`${head}You get $52,000, which most exceed.`)).toContain('52000– USD year');
});
