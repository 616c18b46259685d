/**
 * Text that the typeface can show: characters outside the scripts it covers become '\uFFFD' (the replacement character), so that nothing goes missing
 * without a trace. Tabs and line ends become spaces.
 */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(
      /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/gu,
      '\uFFFD',
    )
    .replace(/\p{Extended_Pictographic}(?<![#*0-9©®™])/gu, '\uFFFD');
