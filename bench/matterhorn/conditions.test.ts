import { checkMatterhorn } from './conditions.ts';
import { type Dictionary, pdfFileOf } from './pdf-file.ts';

const stream = (dict: object, text: string) => ({
  stream: { dict, data: Buffer.from(text, 'latin1').toString('base64') },
});
const value = (dictionary: object) => ({ value: dictionary });

const content =
  '/H1 <</MCID 0>> BDC BT /f0 10 Tf [<0001> 12 <0002>] TJ ET EMC\n' +
  '/Link <</MCID 1>> BDC BT <0003> Tj ET EMC\n/Artifact <</Type /Layout>> BDC 0 0 m 1 1 l S EMC';
const metadata =
  '<x pdfuaid:part="1"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Ada</rdf:li></rdf:Alt></dc:title></x>';
const map = '3 beginbfchar <0001> <0041> <0002> <0064> <0003> <D83DDE00> endbfchar';

/** The objects of a small file that keeps all conditions. */
const objects: Readonly<Record<string, Dictionary>> = {
  trailer: value({ '/Root': '1 0 R' }),
  'obj:1 0 R': value({
    ...{ '/Type': '/Catalog', '/Pages': '2 0 R', '/Lang': 'u:en', '/Metadata': '9 0 R', '/StructTreeRoot': '4 0 R' },
    ...{ '/MarkInfo': { '/Marked': true }, '/ViewerPreferences': { '/DisplayDocTitle': true } },
  }),
  'obj:2 0 R': value({ '/Type': '/Pages', '/Kids': ['3 0 R'] }),
  'obj:3 0 R': value({
    ...{ '/Type': '/Page', '/Contents': '8 0 R', '/Annots': ['7 0 R'], '/Tabs': '/S' },
    '/Resources': { '/Font': { '/f0': '10 0 R' } },
  }),
  'obj:4 0 R': value({ '/Type': '/StructTreeRoot', '/K': ['5 0 R', '6 0 R', '13 0 R', '15 0 R'] }),
  'obj:5 0 R': value({ '/S': '/H1', '/K': [0] }),
  'obj:6 0 R': value({ '/S': '/Link', '/K': [1, { '/Type': '/OBJR', '/Obj': '7 0 R' }] }),
  'obj:7 0 R': value({ '/Type': '/Annot', '/Subtype': '/Link', '/Contents': 'u:Email' }),
  'obj:8 0 R': stream({}, content),
  'obj:9 0 R': stream({}, metadata),
  'obj:10 0 R': value({ '/BaseFont': '/Lato', '/DescendantFonts': ['11 0 R'], '/ToUnicode': '12 0 R' }),
  'obj:11 0 R': value({ '/Subtype': '/CIDFontType2', '/CIDToGIDMap': '/Identity', '/FontDescriptor': '14 0 R' }),
  'obj:12 0 R': stream({}, map),
  'obj:13 0 R': value({ '/S': '/L', '/K': ['16 0 R'] }),
  'obj:14 0 R': value({ '/FontFile2': '9 0 R' }),
  'obj:15 0 R': value({ '/S': '/Figure', '/Alt': 'u:A photo' }),
  'obj:16 0 R': value({ '/S': '/LI', '/K': [] }),
};

/** The conditions that the file fails with other values of an object. */
function failedWith(key: string, changes: Dictionary): readonly string[] {
  const before = objects[key] ?? {};
  const changed = 'stream' in changes ? changes : { value: { ...(before['value'] as Dictionary), ...changes } };
  return checkMatterhorn(pdfFileOf({ ...objects, [key]: changed })).map(([condition]) => condition);
}

test('a file that keeps all conditions fails none', () => {
  expect(checkMatterhorn(pdfFileOf(objects))).toEqual([]);
});

test.each<[string, string, Dictionary]>([
  ['01-003', 'obj:8 0 R', stream({}, content.replace('BT /f0', '/Artifact BMC S EMC BT /f0'))],
  ['01-004', 'obj:8 0 R', stream({}, `${content} /Artifact BMC /P <</MCID 3>> BDC BT <0001> Tj ET EMC EMC`)],
  ['01-005', 'obj:8 0 R', stream({}, `${content} BT <0001> Tj ET`)],
  ['01-005', 'obj:8 0 R', stream({}, `${content} /P <</MCID 3>> BDC`)],
  ['01-007', 'obj:1 0 R', { '/MarkInfo': { '/Marked': true, '/Suspects': true } }],
  ['02-001', 'obj:1 0 R', { '/MarkInfo': {} }],
  ['02-001', 'obj:5 0 R', { '/S': '/Heading' }],
  ['02-004', 'obj:4 0 R', { '/RoleMap': { '/P': '/Span' } }],
  ['06-001', 'obj:1 0 R', { '/Metadata': null }],
  ['06-002', 'obj:9 0 R', stream({}, metadata.replace('pdfuaid', 'pdfaid'))],
  ['06-003', 'obj:9 0 R', stream({}, metadata.replace('Ada', ''))],
  ['07-001', 'obj:1 0 R', { '/ViewerPreferences': {} }],
  ['09-005', 'obj:16 0 R', { '/S': '/P' }],
  ['10-001', 'obj:12 0 R', stream({}, map.replace('<0003>', '<0004>'))],
  ['11-006', 'obj:1 0 R', { '/Lang': 'u:' }],
  ['13-004', 'obj:15 0 R', { '/Alt': 'u:' }],
  ['14-002', 'obj:5 0 R', { '/S': '/H2' }],
  ['14-003', 'obj:15 0 R', { '/S': '/H3' }],
  ['14-007', 'obj:15 0 R', { '/S': '/H' }],
  ['17-002', 'obj:15 0 R', { '/S': '/Formula', '/Alt': '' }],
  ['19-003', 'obj:15 0 R', { '/S': '/Note' }],
  ['20-001', 'obj:1 0 R', { '/OCProperties': {} }],
  ['25-001', 'obj:1 0 R', { '/AcroForm': { '/XFA': 'u:' } }],
  ['26-001', 'trailer', { '/Encrypt': {} }],
  ['28-002', 'obj:6 0 R', { '/K': [1] }],
  ['28-009', 'obj:3 0 R', { '/Tabs': '/R' }],
  ['28-010', 'obj:7 0 R', { '/Subtype': '/Widget' }],
  ['28-011', 'obj:6 0 R', { '/S': '/Span' }],
  ['28-012', 'obj:7 0 R', { '/Contents': 'u:' }],
  ['30-001', 'obj:16 0 R', { '/Subtype': '/Form', '/Ref': {} }],
  ['31-004', 'obj:11 0 R', { '/CIDToGIDMap': undefined }],
  ['31-009', 'obj:14 0 R', { '/FontFile2': undefined }],
  ['31-028', 'obj:12 0 R', stream({}, map.replace('<0041>', '<FEFF>'))],
])('finds what fails %s', (condition, key, changes) => {
  expect(failedWith(key, changes)).toContain(condition);
});
