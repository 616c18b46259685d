/** Words so short that they could stand for others, but don't. */
const SHORT_WORDS = new Set(
  `able acid act acts add age aged ages ago aid aim aims air all also an and anti any are area arm arms art as ask at auto away
back band bank base be beam bed been best beta bias big bind blue body bond bone born both box bulk burn bus but buy by call
can card care cars case cell chip city code coil cold com come cord core cost crew crop cure cut dark data date day days deal
deep did die diet disc disk do does done dose down drag draw drop drug dry due dust duty dye each ease easy edge end even ever
eye face fact fail fall far farm fast fed feed feel feet few file fill film find fine fire firm fish fit five flat flow flux
fly foam fold food foot for form four free from fuel full fund fuse gain game gap gaps gas gate gear gel gene get give go goal
goes gold good grid grow gun had half hand hard harm has have he head heat held help her here high hip his hold home host hot
hour how huge hull ice idea if ill in into is it item its jet job jobs just keep kept key kill kind kit kits know lab labs
lack land las last late law lay lead led left leg lens less lies life lift like limb line link list live load log long look loop
los lose loss lost lot low lung made main make male man many map maps mass math may mean meet men mesh met mice mid mild mine mix
mode more most move much must name navy near neck need net new next no node non none nor not now of off oil old on once one
ones only onto open or oral org our out over own pace pack page paid pain pair part pass past path pay peak per plan play plus
pool poor port pose post pull pump pure push put rare rat rate rats raw read real red rely rest rich ring rise risk road role
roll room root rule run runs safe sale same san save scan sea see seed seek seen self sell semi send sent set sets sex she ship
shop show side sign site situ six size skin slow so soft soil sold some soon spot stay step stop sub such suit swab take tank
tape task tax team tech ten tend term test text than that the them then they thin this thus time tip to tons too tool top tree
true try tube turn two type unit up upon use used user uses vary vast vein very via view visa void wall want was wave way ways
we weak wear web week well were what when who whom why wide wild will wind wing wire with wood work worn year yet you your
zero zinc zone`.split(/\s+/),
);
/** Inside a name or title in small letters. */
const LINKS = new Set('a an and as at but by for from in into of on or per the to via with within without'.split(' '));
const LEGAL: Readonly<Record<string, string>> = {
  gmbh: 'GmbH',
  co: 'Co',
  corp: 'Corp',
  inc: 'Inc',
  ltd: 'Ltd',
  pty: 'Pty',
  bros: 'Bros',
};
/** Longer than most abbreviations. */
const LETTERS_MIN = 5;
const WORD = /[\p{L}\p{N}'’&]+/gu;

/**
 * A name or a title that stands in capitals throughout, as it would be printed: "Acme Optics, Inc." What may be an abbreviation keeps
 * its capitals, and what has small letters is as it was. As long as the text, so that places in it stay.
 */
export function calm(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{4}/u.test(text) || !/\s/.test(text.trim())) return text;
  let isFirst = true;
  const printed = text.replace(WORD, (word) => {
    const small = word.toLowerCase();
    const isLink = !isFirst && LINKS.has(small);
    isFirst = false;
    if (isLink) return small;
    if (LEGAL[small]) return LEGAL[small];
    return isWord(word, small) ? small.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : word;
  });
  return printed.length === text.length ? printed : text;
}

/**
 * The same of the names of medicines and their makers: they may be one word, and have few abbreviations with a vowel: "Niacin", "Teva",
 * "Novo Nordisk".
 */
export function calmMedicine(text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  const isOneWord = /^\p{Lu}+$/u.test(text);
  const whole = isOneWord ? text : calm(text);
  return whole.replace(WORD, (word) => {
    const small = word.toLowerCase();
    const isShouted = /^\p{Lu}{4,}$/u.test(word) && /[aeiouy]/.test(small);
    return isShouted ? `${word[0]}${small.slice(1)}` : word;
  });
}

/** Not "NASA", "IBM", "COVID19" or "XRHTK". */
function isWord(word: string, small: string): boolean {
  if (/[\p{N}&]/u.test(word)) return false;
  if (LINKS.has(small) || SHORT_WORDS.has(small)) return true;
  return [...word].length >= LETTERS_MIN && /[aeiouy]/.test(small.normalize('NFD'));
}
