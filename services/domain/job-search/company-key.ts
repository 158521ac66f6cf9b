import { searchText } from './search-text.ts';

/** Endings that name the legal form of a company. Boards are not consistent about them. */
const legalForm =
  /(?: (?:inc|llc|ltd|limited|plc|corp|corporation|co|gmbh|ag|se|kg|sa|sas|sarl|bv|nv|ab|as|oy|spa|srl|pty)){1,4}$/;

/** Returns the form of a company's name in which companies are compared. */
export const companyKeyOf = (company: string): string => {
  const plain = searchText(company);
  return plain.replace(legalForm, '') || plain;
};
