import { readPostalCode } from './postal-code.ts';

const california = { region: 'California', country: 'US' };

test.each([
  ['94115', california, { zip: '94115', state: 'California', remainder: '', adapted: false }],
  ['94115-1234', california, { zip: '94115-1234', state: 'California', remainder: '', adapted: false }],
  ['CA 94115', california, { zip: '94115', state: 'California, CA', remainder: '', adapted: true }],
  ['CA 94115', { region: 'CA', country: 'US' }, { zip: '94115', state: 'CA', remainder: '', adapted: true }],
  ['CA 94115', { region: '', country: 'US' }, { zip: '94115', state: 'CA', remainder: '', adapted: true }],
  ['US-94115', { region: 'CA', country: 'US' }, { zip: null, state: 'CA', remainder: 'US-94115', adapted: true }],
  ['94115 Floor 3', california, { zip: '94115', state: 'California', remainder: 'Floor 3', adapted: true }],
  ['SW1A 1AA', { region: '', country: 'GB' }, { zip: null, state: '', remainder: 'SW1A 1AA', adapted: true }],
  ['', california, { zip: null, state: 'California', remainder: '', adapted: false }],
])('reads %j', (text, place, found) => expect(readPostalCode(text, place)).toEqual(found));
