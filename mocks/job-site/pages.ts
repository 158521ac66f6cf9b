/** Pages with job ads, as different boards write them. */

const posting = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Head Baker &amp; Trainer',
  description: '<p>We bake at night.</p><ul><li>400 loaves</li><li>Two apprentices</li></ul>',
  datePosted: '2026-11-01',
  validThrough: '2026-12-31T23:59:00Z',
  hiringOrganization: { '@type': 'Organization', name: 'Northside Bakery' },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Zürich', addressCountry: { name: 'Switzerland' } },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'CHF',
    value: { '@type': 'QuantitativeValue', minValue: 72000, maxValue: '84,000', unitText: 'YEAR' },
  },
};

const page = (head: string, body = ''): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const longText = 'You shape doughs by hand and keep the ovens. '.repeat(8);

export const pages: Readonly<Record<string, string>> = {
  '/json-ld': page(
    `<title>Careers</title><script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, posting] })}</script>`,
  ),
  // The page has a line break inside of a text, as many sites write it, and a remote position.
  '/json-ld-broken': page(
    `<script type="application/ld+json">{"@type":"JobPosting","title":"Baker","description":"One
two","jobLocationType":"TELECOMMUTE","applicantLocationRequirements":{"@type":"Country","name":"France"},"hiringOrganization":"Levain"}</script>`,
  ),
  '/open-graph': page(
    `<title>x</title><meta property="og:title" content="Pastry Cook"><meta property="og:site_name" content="Levain SA">`,
    `<nav>Home Jobs</nav><main><h1>Pastry Cook</h1><p>${longText}</p><p>Location: Lyon</p><p>Salary: €30k – €36k a year. Apply by 15 December 2026.</p></main>`,
  ),
  '/microdata': page(
    '<title>Jobs</title>',
    `<div itemscope itemtype="http://schema.org/JobPosting"><h1 itemprop="title">Miller</h1>
     <span itemprop="hiringOrganization"><b>Mill & Sons</b></span><meta itemprop="addressLocality" content="Graz">
     <div itemprop="description"><p>Grinds</p><p>grain</p></div></div>`,
  ),
  '/wall': page('<title>Sign in</title>', '<p>Please sign in.</p>'),
};
