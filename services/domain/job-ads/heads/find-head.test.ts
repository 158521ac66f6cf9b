import { prepareAd } from '../read-ad-text.ts';
import { findHead } from './find-head.ts';

const find = (text: string, address: string | null = null) => {
  const { view } = prepareAd(text, { address });
  const title = findHead('title', view, {});
  const company = findHead('company', view, { title });
  return { title, company, location: findHead('location', view, { title, company }) };
};

const ad = `Skip to main content
Sign in
Embedded Systems Engineer - Nights (ref. 2026/17)
Tidelock Instruments Ltd
Plymouth
Full-time

Tidelock Instruments builds sensors for harbors.`;

it('finds the title, the company, and the place with their lines, without what stands around them', () => {
  const { title, company, location } = find(ad);
  expect(title?.value).toMatch(/^Embedded Systems Engineer(?: - Nights)?$/);
  expect(company?.value).toMatch(/^Tidelock Instruments(?: Ltd)?$/);
  expect(location?.value).toBe('Plymouth');
  const { lines } = prepareAd(ad, { address: null });
  expect(lines[location?.line ?? 0]?.text).toBe('Plymouth');
});

it('finds them in a sentence', () => {
  const { title, company, location } = find(
    'Für unsere Bäckerei Morgenkorn in Lüneburg suchen wir ab sofort eine Verkäuferin (m/w/d) in Teilzeit.',
  );
  expect(title?.value).toMatch(/^Verkäuferin/);
  expect(company?.value).toContain('Morgenkorn');
  expect(location?.value).toBe('Lüneburg');
});

it('finds nothing where nothing is named', () => {
  expect(find('Hello,\n\nthanks for your message. We will be back on Monday.').company).toBeUndefined();
  expect(find('').title).toBeUndefined();
});
