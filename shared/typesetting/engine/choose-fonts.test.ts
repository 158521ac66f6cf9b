import type { FontPair } from '../../documents/design/resume-design.ts';
import { pairOf } from '../fonts.ts';
import facts from '../font-facts.json' with { type: 'json' };
import { familiesForScripts } from '../scripts.ts';
import { createChooseFonts } from './choose-fonts.ts';

const choose = createChooseFonts(facts);
const fontsFor = (text: string, pair: FontPair = 'lato') => choose(text, pairOf(pair), familiesForScripts(text, 'en'));
/** Returns the words that are set in other fonts, as Typst finds them. */
const wordsIn = (text: string, pair?: FontPair): readonly string[] => {
  const { words } = fontsFor(text, pair);
  return words === null ? [] : (text.match(new RegExp(words.pattern, 'gu')) ?? []);
};

it('looks at no other font where the document’s own has every character', () => {
  expect(fontsFor('José Núñez, Łódź – “ok” 5 € ½')).toEqual({
    text: ['Lato'],
    heading: ['Lato'],
    words: null,
    missing: '',
  });
});

it.each([
  ['Shōhei Ōtani of Ōsaka, not Łódź', ['Shōhei', 'Ōtani', 'Ōsaka']],
  ['Nguyễn Thị Diễm Hoa', ['Nguyễn', 'Thị', 'Diễm']],
  ['O’Ōtani-Smith', ['Ōtani']],
  ['5 Ωs', ['Ωs']],
  ['Sch\u200bŌn', ['Sch\u200bŌn']],
])('sets whole words of “%s” in one font', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
  expect(fontsFor(text).words?.fonts[0]).toBe('Lat2');
});

it('has no rule for words that another font has as a whole', () => {
  expect(fontsFor('Юлия Щербакова, Σωκράτης')).toEqual({
    text: ['Lato', 'Lat2'],
    heading: ['Lato', 'Lat2'],
    words: null,
    missing: '',
  });
});

it('keeps its rule while words with the same letters are typed', () => {
  expect(fontsFor('Ōt').words).toEqual(fontsFor('Ōtani and Ōsaka').words);
});

it('takes the first font that has all letters of the words', () => {
  expect(fontsFor('Ōtani').words?.fonts[0]).toBe('Lat2');
  expect(wordsIn('ᾶrt', 'source-serif')).toEqual(['ᾶrt']);
  expect(fontsFor('ᾶrt', 'source-serif').words?.fonts[0]).toBe('Source Sans 3');
});

it.each(['lato', 'source-sans', 'source-serif', 'garamond', 'inter'] as const)(
  'has letters of Latin, Greek, and Cyrillic, symbols, and emoji in %s',
  (pair) => {
    const text =
      'Ōtani Nguyễn Thị Diễm Łukasz Ωμέγα Σωκράτης Юлия Щербакова ไทย ქართული Հայերեն “quotes” 2019–2021 ' +
      '→ ← ↑ ↓ ✓ ✔ ✗ ★ ☆ • ◦ ▪ – — … © ® ™ € £ ¥ ½ ² ³ ° ± × ≈ ≤ ≥ ≠ ∞ ■ □ ● ○ ◆ ► ▸ ‣ № ₹ ₽ ₺ ☑ ☐ ➜ ➤ ① ' +
      '📞 📧 📱 🏆 🚀 ✉ ☎ 🌍 🌐 💡 🎓 📈 📊 📍 🏠 🔗 💻 🖥 📅 📝 ✍ 👍 👏 🎯 🔥 💰 🔒 🎨 🎵 🎉 👩‍💻 💬 📚 📖 🧠 🤝 🌱 ♻️ ⭐ 🥇 🏅 📌 🔍 🛠 ' +
      '⚽ 🎮 🏃 👋 😀 🇩🇪 👍🏽 1️⃣ ❤️ ⚙️ ⚡ ⏰ ✅ ❌ ✨ ☕ ✈ ✏ ✂ ⚖ ♥';
    expect(fontsFor(text, pair).missing).toBe('');
  },
);

it('draws all emoji in one font', () => {
  expect(fontsFor('🏆 📞 ✨ 🧠').text).toEqual(['Lato', 'Noto Emoji']);
});

it('names what no font has', () => {
  expect(fontsFor('ok \u{1f9ff}\u{13000}\u{13000} ሀ').missing).toBe('\u{13000}ሀ');
});
