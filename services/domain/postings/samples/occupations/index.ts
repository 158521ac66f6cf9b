import { isSector, type Occupation } from '../occupation.ts';
import health from './health.json' with { type: 'json' };
import knowledge from './knowledge.json' with { type: 'json' };
import offices from './offices.json' with { type: 'json' };
import services from './services.json' with { type: 'json' };
import trades from './trades.json' with { type: 'json' };

/** An occupation as its file has it. */
type OccupationRecord = Omit<Occupation, 'sector' | 'pay'> & {
  readonly sector: string;
  readonly pay: readonly number[];
};

function occupationOf({ sector, pay, ...rest }: OccupationRecord): Occupation {
  const [least, most, ...more] = pay;
  if (!isSector(sector)) throw new Error(`The occupation ${rest.key} is of an unknown sector.`);
  if (least === undefined || most === undefined || more.length > 0 || least > most) {
    throw new Error(`The pay of the occupation ${rest.key} must be the least and the most.`);
  }
  return { ...rest, sector, pay: [least, most] };
}

/** The order decides which posting a sample's number makes. */
const records: readonly OccupationRecord[] = [...health, ...trades, ...services, ...offices, ...knowledge];

export const occupations: readonly Occupation[] = records.map(occupationOf);
