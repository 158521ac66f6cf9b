import { familiesForScripts, isRightToLeft, isVietnamese, writtenLanguage } from './scripts.ts';

test.each([
  ['Plain English', 'en', []],
  ['Жуковский Ελλάδα Nguyễn', 'en', []],
  ['العربية', 'en', ['Noto Naskh Arabic']],
  ['עברית and English', 'en', ['Noto Sans Hebrew']],
  ['王小明', 'en', ['Noto Sans S Chinese']],
  ['山田 花子', 'ja', ['Noto Sans Japanese', 'Noto Sans S Chinese']],
  ['山田 はなこ', 'en', ['Noto Sans Japanese', 'Noto Sans S Chinese']],
  ['カタカナ', 'en', ['Noto Sans Japanese']],
  ['한국어', 'en', ['Noto Sans Korean']],
  ['ไทย', 'en', ['Noto Sans Thai']],
  ['ქართული', 'en', ['Noto Sans Georgian']],
  ['Հայերեն', 'en', ['Noto Sans Armenian']],
])('requests for %s in %s the fonts %j', (text, language, families) => {
  expect(familiesForScripts(text, language)).toEqual(families);
});

test.each([
  ['Plain English with one word: سلام', 'en-GB', 'en-GB'],
  ['العربية في كل مكان, Go', 'en', 'ar'],
  ['فارسی', 'fa', 'fa'],
  ['עברית', 'en', 'he'],
  ['王小明，工程师', 'en-US', 'zh'],
  ['山田花子はエンジニアです', 'en', 'ja'],
  ['한국어 이력서', 'en', 'ko'],
  ['ไทย', 'en', 'th'],
  ['ქართული ენა', 'de', 'ka'],
  ['Հայերեն', 'en', 'hy'],
  ['A name in Armenian: Հայերեն', 'en', 'en'],
  ['', 'de', 'de'],
])('treats %s in an interface in %s as written in %s', (text, language, written) => {
  expect(writtenLanguage(text, language)).toBe(written);
});

test('does not treat a text with a Vietnamese name as Vietnamese', () => {
  expect(isVietnamese('An engineer called Nguyễn Thị Hồng')).toBe(false);
  expect(
    isVietnamese(
      'Dẫn dắt chín kỹ sư và rút ngắn thời gian xử lý đơn hàng từ 41 phút xuống còn 9 phút nhờ luồng sự kiện',
    ),
  ).toBe(true);
});

test('sets Arabic, Hebrew, and related scripts from right to left', () => {
  expect(['ar', 'he-IL', 'ur', 'en', 'ja'].map(isRightToLeft)).toEqual([true, true, true, false, false]);
});
