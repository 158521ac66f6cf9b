import { formatPhone, formatZip } from '@shared/documents';
import { formatEdit } from './caret.ts';

interface Key {
  readonly inputType: string;
  readonly inserted?: string;
  /** How many characters the key deletes without a selection. */
  readonly reach?: number;
}

/**
 * Applies one edit as a browser does and returns the formatted text with the caret at `|`. In `shown`, `|` is the caret,
 * or `[` and `]` enclose the selection.
 */
function edit(format: (text: string) => string, shown: string, { inputType, inserted = '', reach = 1 }: Key): string {
  const before = shown.replace(/[|[\]]/g, '');
  const start = shown.search(/[|[]/);
  const end = shown.includes(']') ? shown.indexOf(']') - 1 : start;
  const hadSelection = start !== end;
  const from = inputType.endsWith('Backward') && !hadSelection ? start - reach : start;
  const to = inputType.endsWith('Forward') && !hadSelection ? end + reach : end;
  const typed = before.slice(0, from) + inserted + before.slice(to);
  const { text, caret } = formatEdit({ before, typed, caret: from + inserted.length, inputType, hadSelection }, format);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

const backspace: Key = { inputType: 'deleteContentBackward' };
const deleteKey: Key = { inputType: 'deleteContentForward' };
const insert = (inserted: string): Key => ({ inputType: 'insertText', inserted });

describe('Backspace', () => {
  it.each([
    ['(555) |123-4567', '(55|1) 234-567'],
    ['(555)| 123-4567', '(55|1) 234-567'],
    ['(555) 123-|4567', '(555) 12|4-567'],
    ['(555) |1', '55|1'],
    ['+1 (|555) 123-4567', '|(555) 123-4567'],
    ['+1 |(555) 123-4567', '|(555) 123-4567'],
    ['+1 (555) |123-4567', '(155|) 123-4567'],
    ['(555) 1|23-4567', '(555|) 234-567'],
    ['(555) 1|', '555|'],
    ['(555) 123-4|', '(555) 123|'],
    ['(|555) 1', '|(555) 1'],
    ['+|1 (555) 123-4567', '|+1 (555) 123-4567'],
    ['555-|1234', '(55|1) 234'],
    ['555.|123.4567', '(55|1) 234-567'],
    ['5551234 ext|', '(555) 123-4|'],
  ])('turns the phone number %j into %j', (before, after) => {
    expect(edit(formatPhone, before, backspace)).toBe(after);
  });

  it.each([
    ['12345-|6789', '1234|-6789'],
    ['1234-|6789', '123|-6789'],
    ['12345|-6789', '1234|-6789'],
    ['12345-6|', '12345-|'],
    ['12345-|', '12345|'],
    ['123-|4', '123|4'],
    ['-|6789', '|6789'],
  ])('turns the ZIP code %j into %j', (before, after) => {
    expect(edit(formatZip, before, backspace)).toBe(after);
  });

  it.each([
    ['(555) 123-4567', 10],
    ['+1 (555) 123-4567', 11],
    ['555-1234', 7],
  ])('empties %j in as many steps as it has digits', (number, steps) => {
    let shown = `${number}|`;
    for (let step = 0; step < steps; step += 1) shown = edit(formatPhone, shown, backspace);
    expect(shown).toBe('|');
  });
});

describe('Delete', () => {
  it.each([
    ['(555|) 123-4567', '(555|) 234-567'],
    ['(555)| 123-4567', '(555) |234-567'],
    ['(555) |123-4567', '(555) |234-567'],
    ['(555) 123|-4567', '(555) 123|-567'],
    ['|(555) 123-4567', '|(551) 234-567'],
    ['|+1 (555) 123-4567', '|(555) 123-4567'],
    ['+1| (555) 123-4567', '(1|55) 123-4567'],
    ['(555) 123|-4', '(555) 123|'],
    ['(555) 1|2', '(555) 1|'],
  ])('turns the phone number %j into %j', (before, after) => {
    expect(edit(formatPhone, before, deleteKey)).toBe(after);
  });

  it.each([
    ['12345|-6789', '12345|-789'],
    ['1234|-6789', '1234|-789'],
    ['12|345-6789', '12|45-6789'],
    ['12345|-', '12345|'],
    ['12345-|6', '12345-|'],
  ])('turns the ZIP code %j into %j', (before, after) => {
    expect(edit(formatZip, before, deleteKey)).toBe(after);
  });
});

describe('the keys that delete more than a character', () => {
  it.each([
    ['deleteWordBackward', 2, '(555) |123-4567', '(55|1) 234-567'],
    ['deleteWordBackward', 6, '(555) |123-4567', '|(123) 456-7'],
    ['deleteSoftLineBackward', 1, '(|555) 123', '|(555) 123'],
    ['deleteWordForward', 2, '(555|) 123-4567', '(555|) 234-567'],
    ['deleteWordForward', 5, '(555|) 123-4567', '(555|) 456-7'],
  ])('%s, which deletes %i characters, turns %j into %j', (inputType, reach, before, after) => {
    expect(edit(formatPhone, before, { inputType, reach })).toBe(after);
  });
});

describe('deleting a selection', () => {
  it.each([
    ['(555[) ]123-4567', '(555|) 123-4567'],
    ['(555)[ ]123-4567', '(555|) 123-4567'],
    ['[(]555) 123-4567', '|(555) 123-4567'],
    ['(5[55) 1]23-4567', '(5|23) 456-7'],
    ['(555) [123]-4567', '(555|) 456-7'],
    ['[(555) 123-4567]', '|'],
  ])('of a phone number turns %j into %j', (before, after) => {
    expect(edit(formatPhone, before, backspace)).toBe(after);
  });

  it.each([
    ['12345[-]6789', '12345|-6789'],
    ['1234[5-6]789', '1234|7-89'],
    ['12345[-6789]', '12345|'],
    ['[12345]-6789', '|-6789'],
  ])('of a ZIP code turns %j into %j', (before, after) => {
    expect(edit(formatZip, before, backspace)).toBe(after);
    expect(edit(formatZip, before, { inputType: 'deleteByCut' })).toBe(after);
    expect(edit(formatZip, before, deleteKey)).toBe(after);
  });
});

describe('typing and pasting', () => {
  it.each([
    ['555|', '1', '(555) 1|'],
    ['(|55) 123-4567', '9', '(9|55) 123-4567'],
    ['(55|5) 123-4567', '9', '+5 (59|5) 123-4567'],
    ['(555) |123-4567', '9', '+5 (559|) 123-4567'],
    ['(555) 1|4', '3', '(555) 13|4'],
    ['(555|) 123', '-', '(555) |123'],
    ['(555|) 123', 'x', '(555|) 123'],
    ['555-1234|', '5', '(555) 123-45|'],
    ['|', '+1 555.123.4567', '+1 (555) 123-4567|'],
    ['|', '1 (555) 123-4567 ext. 89', '+1 (555) 123-4567|'],
    ['[(555) 123]', '555 123 4567', '(555) 123-4567|'],
    ['(555) |4567', '123 ', '(555) 123-|4567'],
    ['(555) |4567', 'ext. 123', '(555) 123|-4567'],
    ['(5[55]) 123', '1.2', '(512|) 123'],
    ['(555) |123', '999 888 777 666', '+5 (559) 998-8877|'],
    ['+1 (555) |123-4567', '9', '+1 (555) 9|12-3456'],
  ])('into the phone number %j, %j, gives %j', (before, inserted, after) => {
    expect(edit(formatPhone, before, insert(inserted))).toBe(after);
  });

  it.each([
    ['12345|', '-', '12345-|'],
    ['12345|', '6', '12345-6|'],
    ['123|45', '-', '123-|45'],
    ['12345|-6789', '-', '12345-|6789'],
    ['12345-|6789', '-', '12345-|6789'],
    ['1234|-6789', '5', '12345|-6789'],
    ['12|345-6789', '0', '120|34-6789'],
    ['12345|-6789', '0', '12345|-6789'],
    ['|', 'CA 94107-1234', '94107-1234|'],
    ['|', '94107 1234 5', '94107-1234|'],
    ['12|', '34-5', '1234-5|'],
  ])('into the ZIP code %j, %j, gives %j', (before, inserted, after) => {
    expect(edit(formatZip, before, insert(inserted))).toBe(after);
  });
});

it('takes an edit of an unknown kind, or an undo, for no deletion', () => {
  for (const inputType of ['', 'historyUndo']) {
    const { text } = formatEdit(
      { before: '(555) 123', typed: '(555)123', caret: 5, inputType, hadSelection: false },
      formatPhone,
    );
    expect(text).toBe('(555) 123');
  }
});
