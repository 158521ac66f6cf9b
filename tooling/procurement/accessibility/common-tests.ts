import { test, testsOf } from '../evidence.ts';

/** Tests that show several criteria. */
export const everyPage = test('e2e/pages.spec.ts', 'keeps every page accessible and fitting, light and dark');
export const namedContent = test(
  'e2e/pages.spec.ts',
  'has one main heading on every working page, which names its content and skips no level',
);
export const wayPast = test(
  'e2e/pages.spec.ts',
  'says the name of a page that a person goes to, and shows the way past the navigation',
);
export const room = test('e2e/page-states.spec.ts', 'leaves room for every page at 400 %, and fits from right to left');
export const unmoved = test('e2e/page-states.spec.ts', 'moves nothing while a page loads, on a laptop and on a phone');
export const uncovered = test(
  'e2e/page-states.spec.ts',
  'keeps what has the focus clear of a portal’s header and the page’s head',
);
export const strictPolicy = test('e2e/pages.spec.ts', 'serves every page with a strict policy');
export const titles = test('e2e/where-am-i.spec.ts', 'tells pages apart by their titles');
export const reached = test('e2e/reach.spec.ts', 'reaches every page of the app by clicks alone');
export const headers = test('services/tests/headers.test.ts', 'sends the headers of its class for %s (%s)');

/** Whole tasks that are done with the keyboard and nothing else. */
export const byKeyboard = [
  test('e2e/letters.spec.ts', 'writes a letter by keyboard alone on a small screen in dark mode'),
  test('e2e/paragraphs.spec.ts', 'creates a paragraph by keyboard alone, with a variable at the caret'),
  test('e2e/profile.spec.ts', 'crops a photo by keyboard alone, shows it everywhere at once, and removes it'),
  test('e2e/other-client.spec.ts', 'signs in by keyboard alone, from the form to the application'),
  test('e2e/plans.spec.ts', 'orders a free sandbox gift by keyboard, emails it, and redeems it for a plan'),
];

/** What changes without the mouse: order and place. */
export const withoutDragging = [
  test(
    'remotes/job-tracker/features/board/board.test.tsx',
    'moves a card by its menu, keeps the focus on it, announces the move, and undoes it',
  ),
  test('remotes/resume-builder/features/builder/builder-page.test.ts', 'picks, orders, and hides by buttons'),
  test('e2e/drafts.spec.ts', 'reorders entries by mouse, buttons, and keyboard, and Escape leaves the mode'),
];

/** Where the focus is after something was done. */
export const keptFocus = [
  test('shell/app/app-area.test.tsx', 'moves the focus to the new page'),
  wayPast,
  test('shared/ui/components/button.test.tsx', 'keeps the focus and its name while it is busy, and acts only once'),
  test('e2e/focus.spec.ts', 'keeps the focus in the builder when buttons work and things disappear'),
  test('shared/builder/sharing/share-dialog.test.tsx', 'returns the focus to the button that opened a form'),
  test(
    'shared/ui/components/menu.test.tsx',
    'returns the focus to its button if an item is chosen in the frame of an arrow key',
  ),
  test(
    'shared/ui/overlays/notice-focus.test.tsx',
    'returns to its previous element when the notice that has it closes',
  ),
  test('remotes/events/features/work/work-list-selecting.test.tsx', 'moves the focus to the next row'),
];

/** Colors against what they stand on. */
export const contrasts = [
  ...testsOf(
    'shared/ui/theme/contrast.test.ts',
    'is at least 4.5 for text on %s',
    'is sufficient for text of the %s palette on its own fills',
  ),
  test(
    'services/api/share-pages/page/document-styles.test.ts',
    'keeps %s readable on the paper and tints of both color schemes',
  ),
];
export const edgeContrast = test(
  'shared/ui/theme/contrast.test.ts',
  'is at least 3 for control borders, fills, and focus rings on %s',
);

export const taggedPdf = test(
  'services/domain/typesetting/engine/pdf-engine.test.ts',
  'is a tagged, accessible PDF with title, author, and language',
);
export const checkedPdf = test('bench/matterhorn.test.ts', 'the files of the template %s claim PDF/UA-1 and keep it');
export const pdfInOrder = test(
  'services/domain/typesetting/engine/pdf-engine.test.ts',
  'has every word in reading order, complete, with either compiler',
);
export const pdfHeadings = test(
  'services/domain/typesetting/templates.test.ts',
  'is marked as accessible, with a heading for each title in order',
);
export const headshotText = test(
  'services/domain/typesetting/engine/pdf-engine.test.ts',
  'shows the headshot with alternative text, and creates the page without a headshot that is missing',
);
export const docxPicture = test(
  'shared/exporters/docx/docx-structure.test.ts',
  'puts the picture beside the name with alternative text, and gives the same bytes each time',
);
export const docxOutline = test(
  'shared/exporters/docx/docx-structure.test.ts',
  'gives titles of sections and entries a level, by which programs make an outline',
);
export const docxPlain = test(
  'shared/exporters/docx/write-docx.test.ts',
  'sets links, title, author, language, and paper, without tables, boxes, headers, or columns',
);
export const docxColor = test(
  'shared/exporters/docx/write-docx.test.ts',
  'applies the design’s color, fonts, size, and margins, and darkens the color until it is readable',
);
export const accentContrast = test('shared/documents/design/accent.test.ts', 'darkens %s until it is readable');
export const languageOfPage = test(
  'shared/i18n/i18n.test.tsx',
  'declare their language and direction, which change once their file has loaded',
);
export const inLanguage = test(
  'e2e/wordings.spec.ts',
  'writes Spanish versions once, and the résumé is Spanish throughout',
);
export const languageOfSheet = test(
  'services/api/share-pages/page/sheet.test.ts',
  'names the language of a document in %s and its direction within a page in English',
);
export const pictureTexts = test(
  'services/public-site/render-site.test.ts',
  'gives pictures texts, sizes, both color schemes, and a version for phones, and loads only the first one at once',
);
export const validPages = test('services/public-site/render-site.test.ts', 'renders %s as valid HTML');
