import { finishPhone, formatPhone, formatZip, stripLinkScheme } from './contact-info-formats.ts';

describe('formatPhone (product.md §5)', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['555', '555'],
    ['5551', '(555) 1'],
    ['555123', '(555) 123'],
    ['5551234', '(555) 123-4'],
    ['5551234567', '(555) 123-4567'],
    ['15551234567', '+1 (555) 123-4567'],
    ['155512345678999', '+1 (555) 123-4567'],
    ['+1 555.123.4567', '+1 (555) 123-4567'],
    ['call (555) 123-4567!', '(555) 123-4567'],
  ])('writes %j as %j', (typed, written) => {
    expect(formatPhone(typed)).toBe(written);
  });

  it('leaves its own output unchanged', () => {
    for (const written of ['555', '(555) 1', '(555) 123-4567', '+1 (555) 123-4567']) {
      expect(formatPhone(written)).toBe(written);
    }
  });
});

describe('finishPhone', () => {
  it.each([
    ['(555) 123-4', '555-1234'],
    ['5551234', '555-1234'],
    ['555-1234', '555-1234'],
    ['(555) 123', '(555) 123'],
    ['(555) 123-45', '(555) 123-45'],
    ['(555) 123-4567', '(555) 123-4567'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['', ''],
  ])('writes %j as %j', (typed, written) => {
    expect(finishPhone(typed)).toBe(written);
  });
});

describe('formatZip (product.md §5)', () => {
  it.each([
    ['', ''],
    ['1234', '1234'],
    ['12345', '12345'],
    ['12345-', '12345-'],
    ['123456', '12345-6'],
    ['123456789', '12345-6789'],
    ['1234567890', '12345-6789'],
    ['12345-67890', '12345-6789'],
    ['12345-6-7', '12345-67'],
    ['123456-7', '12345-7'],
    ['123-4', '123-4'],
    ['CA 94107', '94107'],
  ])('writes %j as %j', (typed, written) => {
    expect(formatZip(typed)).toBe(written);
  });
});

describe('stripLinkScheme (product.md §5)', () => {
  it.each([
    ['https://linkedin.com/in/ada', 'linkedin.com/in/ada'],
    ['http://ada.example', 'ada.example'],
    ['ada.example/http://x', 'ada.example/http://x'],
    ['ftp://ada.example', 'ftp://ada.example'],
  ])('shows %j as %j', (link, shown) => {
    expect(stripLinkScheme(link)).toBe(shown);
  });
});
