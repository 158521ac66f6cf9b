import type { Occupation } from '../occupation.ts';
import { healthOccupations } from './health.ts';
import { knowledgeOccupations } from './knowledge.ts';
import { officeOccupations } from './offices.ts';
import { serviceOccupations } from './services.ts';
import { tradeOccupations } from './trades.ts';

export const occupations: readonly Occupation[] = [
  ...healthOccupations,
  ...tradeOccupations,
  ...serviceOccupations,
  ...officeOccupations,
  ...knowledgeOccupations,
];
