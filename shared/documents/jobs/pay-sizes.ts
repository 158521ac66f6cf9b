/** How much people are paid, roughly: what tells an hourly wage from a monthly one, and pay from anything else. */
import type { SalaryPeriod } from './job.ts';

/** About how many units of a currency a US dollar buys. The order of magnitude is enough. */
const perDollar: Readonly<Record<string, number>> = {
  ...{ USD: 1, EUR: 1, GBP: 1, CHF: 1, CAD: 1, AUD: 1, NZD: 1, SGD: 1.3, BRL: 5, PEN: 3.7, PAB: 1, BOB: 7, GTQ: 8 },
  ...{ MXN: 18, ARS: 1_300, CLP: 950, COP: 4_000, UYU: 40, PYG: 7_500, CRC: 510, DOP: 60, HNL: 25, NIO: 37, CUP: 24 },
  ...{ HKD: 8, CNY: 7, JPY: 150, KRW: 1_350, TWD: 32, INR: 85, PKR: 280, LKR: 300, NPR: 135, BDT: 120, PHP: 57 },
  ...{ IDR: 16_000, VND: 25_000, THB: 34, MYR: 4.4, ZAR: 18, KES: 130, NGN: 1_500, GHS: 13, TZS: 2_600, UGX: 3_700 },
  ...{ XOF: 600, XAF: 600, MAD: 10, TND: 3, DZD: 135, EGP: 48, RWF: 1_400, MUR: 46, MGA: 4_500, ETB: 130, BWP: 13 },
  ...{
    NAD: 18,
    JMD: 155,
    TTD: 6.8,
    FJD: 2.2,
    ZMW: 26,
    AED: 3.7,
    SAR: 3.7,
    QAR: 3.6,
    ILS: 3.6,
    TRY: 38,
    UAH: 41,
    PLN: 4,
    CZK: 23,
    HUF: 370,
  },
  ...{
    RON: 4.6,
    BGN: 1.8,
    RSD: 108,
    SEK: 10,
    NOK: 10,
    DKK: 7,
    ISK: 135,
    KWD: 0.3,
    BHD: 0.4,
    OMR: 0.4,
    JOD: 0.7,
    KMF: 450,
    GNF: 8_600,
    BIF: 3_000,
    CDF: 2_800,
    XPF: 110,
    GEL: 2.7,
  },
};

/** The currencies in which ads are read, ISO 4217. */
export const knownCurrencies = Object.keys(perDollar);

/** Whether pay in a currency reaches millions. */
export const countsInMillions = (currency: string): boolean => (perDollar[currency] ?? 1) >= 500;

/** Countries in which ads state pay by the year unless they say something else. */
const byYear = new Set(['USD', 'GBP', 'CAD', 'AUD', 'NZD']);
/** Countries in which they state it by the month, and pay is about as high. */
const byMonth = new Set(['EUR', 'CHF', 'SGD', 'HKD', 'AED', 'ILS', 'SEK', 'NOK', 'DKK', 'JPY', 'PLN', 'CZK', 'QAR']);

/** What no pay of a period is less or more than, in US dollars: where everybody is paid well, and elsewhere. */
const limits: Readonly<Record<SalaryPeriod, readonly [least: number, leastElsewhere: number, most: number]>> = {
  hour: [4, 0.5, 500],
  day: [30, 4, 3_000],
  week: [100, 20, 10_000],
  month: [300, 50, 60_000],
  year: [2_000, 600, 900_000],
};

const isRich = (currency: string): boolean => byYear.has(currency) || ['EUR', 'CHF'].includes(currency);

/** Whether somebody may be paid that much for a period. */
export function isUsualPay(amount: number, period: SalaryPeriod, currency: string): boolean {
  const rate = perDollar[currency];
  if (rate === undefined) return true;
  const [least, leastElsewhere, most] = limits[period];
  return amount / rate >= (isRich(currency) ? least : leastElsewhere) && amount / rate <= most;
}

/** How many of each period a year of work has. */
const perYear: Readonly<Record<SalaryPeriod, number>> = { hour: 2_000, day: 240, week: 50, month: 12, year: 1 };

/** About how many US dollars an amount is in a year of full-time work. */
export const yearlyDollars = (amount: number, period: SalaryPeriod, currency: string): number =>
  (amount * perYear[period]) / (perDollar[currency] ?? 1);

/** The period of an amount that names none: nobody is paid so much for less than a year, or so little for one. */
export function usualPeriod(amount: number, currency: string): SalaryPeriod | null {
  if (byYear.has(currency)) return amount >= (['AUD', 'NZD'].includes(currency) ? 20_000 : 15_000) ? 'year' : null;
  if (currency === 'EUR') return amount >= 15_000 ? 'year' : amount >= 1_200 && amount < 10_000 ? 'month' : null;
  if (currency === 'CHF') return amount >= 25_000 ? 'year' : amount >= 2_000 && amount < 15_000 ? 'month' : null;
  const rate = perDollar[currency];
  if (rate === undefined) return null;
  const dollars = amount / rate;
  if (currency === 'INR') return dollars >= 2_300 ? 'year' : dollars >= 55 ? 'month' : null;
  if (byMonth.has(currency)) return dollars >= 12_000 ? 'year' : dollars >= 400 ? 'month' : null;
  return dollars >= 8_000 ? 'year' : dollars >= 60 && dollars < 6_000 ? 'month' : null;
}

/** The period of an amount that is certainly pay: also of small ones. */
export function likelyPeriod(amount: number, currency: string): SalaryPeriod | null {
  const usual = usualPeriod(amount, currency);
  if (usual !== null) return usual;
  if (isRich(currency) && amount >= 7 && amount < 60) return 'hour';
  return (currency === 'EUR' && amount >= 250 && amount < 1_200) ||
    (currency === 'CHF' && amount >= 500 && amount < 2_000)
    ? 'month'
    : null;
}
