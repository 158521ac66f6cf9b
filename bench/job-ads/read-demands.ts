import type { DocumentLanguage } from '../../shared/documents/words/document-languages.ts';
import { type Demand, demandsOf } from '../../shared/matching/demands/index.ts';
import { findBenefits } from '../../services/domain/job-ads/company/find-benefits.ts';
import type { JudgedAd } from './read-corpus.ts';
import { readJudgedAd } from './read-judged-ad.ts';

/** The text from which the product reads demands and benefits: of a page, the one that it stores. */
export const textOfAd = (ad: JudgedAd): string => (ad.isPage ? (readJudgedAd(ad).description ?? '') : ad.text);

/** Reads what a judged ad asks for. */
export const readDemands = (ad: JudgedAd): readonly Demand[] =>
  demandsOf(textOfAd(ad), ad.facts.language as DocumentLanguage);

/** Reads what a judged ad offers. */
export const readBenefits = (ad: JudgedAd): readonly string[] => findBenefits(textOfAd(ad));
