import { searchText } from '../search-text.ts';

/** Words for one and the same: whoever asks for one finds the others, too, below what has the very word. */
const groups: readonly (readonly string[])[] = [
  ['rn', 'registered nurse', 'staff nurse', 'nurse'],
  ['software engineer', 'software developer', 'programmer', 'coder'],
  ['frontend', 'front end'],
  ['backend', 'back end'],
  ['full stack', 'fullstack'],
  ['frontend developer', 'front end engineer', 'frontend engineer', 'web developer', 'ui developer'],
  ['devops', 'site reliability', 'sre'],
  ['sysadmin', 'system administrator', 'systems administrator'],
  ['truck driver', 'lorry driver', 'hgv driver', 'trucker'],
  ['help desk', 'helpdesk', 'service desk', 'it support'],
  ['hr', 'human resources', 'people partner'],
  ['recruiter', 'talent acquisition', 'recruitment consultant'],
  ['accountant', 'bookkeeper', 'accounting'],
  ['physiotherapist', 'physical therapist', 'physio'],
  ['caregiver', 'care assistant', 'home health aide', 'carer'],
  ['lawyer', 'attorney', 'solicitor', 'legal counsel'],
  ['paralegal', 'legal assistant', 'legal secretary'],
  ['waiter', 'waitress', 'server', 'waiting staff'],
  ['cook', 'chef'],
  ['cleaner', 'housekeeper', 'janitor', 'custodian'],
  ['shop assistant', 'sales assistant', 'retail associate', 'store clerk'],
  ['store manager', 'shop manager', 'retail manager'],
  ['warehouse worker', 'warehouse operative', 'warehouse associate', 'order picker'],
  ['car mechanic', 'auto mechanic', 'automotive mechanic', 'vehicle technician', 'auto technician'],
  ['hvac', 'air conditioning', 'refrigeration'],
  ['customer service', 'customer support', 'call center'],
  ['data analyst', 'business intelligence analyst', 'bi analyst'],
  ['machine learning', 'ml', 'data scientist'],
  ['ux designer', 'product designer', 'ui ux designer'],
  ['primary school teacher', 'elementary teacher', 'elementary school teacher', 'class teacher'],
  ['maths teacher', 'math teacher', 'mathematics teacher'],
  ['preschool teacher', 'nursery teacher', 'early childhood educator', 'kindergarten teacher', 'childcare worker'],
  ['secretary', 'administrative assistant', 'office assistant', 'office administrator'],
  ['account manager', 'sales representative', 'account executive', 'sales rep'],
  ['lab technician', 'laboratory technician', 'laboratory assistant'],
  ['dental assistant', 'dental nurse'],
  ['carpenter', 'joiner'],
  ['plumber', 'pipefitter'],
  ['site manager', 'construction superintendent', 'construction manager'],
  ['supply chain', 'logistics'],
  ['part time', 'parttime'],
];

const byWords = new Map<string, readonly string[]>();
for (const group of groups) {
  const written = group.map(searchText);
  for (const each of written)
    byWords.set(each, [...(byWords.get(each) ?? []), ...written.filter((other) => other !== each)]);
}

/** Words of the longest entry. */
export const maxEntryWords = Math.max(...[...byWords.keys()].map((entry) => entry.split(' ').length));

/** Other words for those, each a line as `searchText` writes it. */
export const synonymsOf = (words: string): readonly string[] => byWords.get(words) ?? [];
