export * from './posting-search.ts';
export * from './posting.ts';
export * from './search-address.ts';
