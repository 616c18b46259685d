import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { writeAtom } from './atom.ts';
import { type CalendarDay, writeCalendar } from './icalendar.ts';

const OPTIONS = { appUrl: 'https://groundwork.test', selfId: 'feed-1' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAYABLE_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_BUT_BREAK = /[\u0000-\u0009\u000b-\u001f\u007f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f]/;
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

/** Element names with their texts, as a parser of XML reads them; throws for what is not well-formed. */
function read(xml: string) {
  const texts: Record<string, string[]> = {};
  const parser = new SaxesParser();
  const open: string[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name);
    texts[name] ??= [];
    texts[name].push(name === 'link' ? String(attributes['href']) : '');
  });
  parser.on('text', (text) => {
    const name = open.at(-1);
    if (name) texts[name]!.push(texts[name]!.pop()! + text);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return texts;
}

test('[NTF-07] whatever a record is called, its entry is well-formed and says just that, as text', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (title, summary, id) => {
      const entry = {
        id: `awards/${id}`,
        title,
        summary: `x${summary}`,
        path: '/awards/1',
        updatedAt: '2026-01-01T00:00:00.000Z',
      };
      const texts = read(writeAtom({ title: 'Mine', path: '/search', entries: [entry] }, OPTIONS));
      const sayable = title.toWellFormed().replace(UNSAYABLE_IN_XML, '');
      expect(texts['title']![1]).toBe(sayable.replace(/\r\n?/g, '\n'));
      expect(texts['entry']).toHaveLength(1);
    }),
  );
});

test('[NTF-07] entries keep their ids, and a feed says when anything in it last changed', () => {
  const entry = (id: string, updatedAt: string) => ({
    id,
    title: 'A <b>',
    summary: '',
    path: `/${id}?a=1&b=2`,
    updatedAt,
  });
  const entries = [entry('awards/1', '2026-01-01T00:00:00.000Z'), entry('awards/é', '2026-02-01T00:00:00.000Z')];
  const texts = read(writeAtom({ title: 'Mine', path: '/search?x', entries }, OPTIONS));
  expect(texts['id']).toEqual([
    'tag:groundwork.test,2025:feed/feed-1',
    'tag:groundwork.test,2025:awards/1',
    'tag:groundwork.test,2025:awards/%C3%A9',
  ]);
  expect(texts['updated']![0]).toBe('2026-02-01T00:00:00.000Z');
  expect(texts['link']![1]).toBe('https://groundwork.test/awards/1?a=1&b=2');
  expect(texts['title']).toEqual(['Mine', 'A <b>', 'A <b>']);
});

const day = (given: Partial<CalendarDay> = {}): CalendarDay => ({
  id: 'funding-opportunities/1',
  date: '2026-12-31',
  at: null,
  summary: 'Closes: A; B, C\\D',
  description: 'One\nTwo',
  url: 'https://groundwork.test/x',
  changedAt: new Date('2026-01-02T03:04:05Z'),
  isCancelled: false,
  ...given,
});
const written = (given?: Partial<CalendarDay>) => writeCalendar('Closing dates', [day(given)], 'groundwork.test');
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('[NTF-07] a closing date is a whole day, with an id that stays and a sequence that grows when it changes', () => {
  const lines = unfolded(written()).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:funding-opportunities/1@groundwork.test',
      'DTSTAMP:20260102T030405Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Closes: A\\; B\\, C\\\\D',
      'DESCRIPTION:One\\nTwo',
      'STATUS:CONFIRMED',
    ]),
  );
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)![1]);
  expect(sequence(written({ changedAt: new Date('2026-03-01') }))).toBeGreaterThan(sequence(written()));
  expect(sequence(written({ isCancelled: true }))).toBeGreaterThan(sequence(written()));
  expect(sequence(written({ changedAt: new Date('2099-01-01') }))).toBeLessThan(2 ** 31);
  expect(written({ isCancelled: true })).toContain('STATUS:CANCELLED');
});

test('[NTF-07] a closing date with an hour is that minute, which programs show in their own zone', () => {
  const lines = unfolded(written({ at: new Date('2026-12-31T23:59-10:00') })).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['DTSTART:20270101T095900Z', 'DTEND:20270101T095900Z']));
});

test('[NTF-07] whatever an opportunity is called, no line of the calendar is too long, cut within a character, or another’s', () => {
  fc.assert(
    fc.property(anyText, anyText, (summary, description) => {
      const text = written({ summary, description: `x${description}` });
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(CONTROL);
        expect(line.isWellFormed()).toBe(true);
      }
      const names = unfolded(text)
        .split('\r\n')
        .map((line) => /^[A-Z-]*/.exec(line)![0]);
      expect(names.filter((name) => name === 'SUMMARY')).toHaveLength(1);
      expect(names.filter((name) => name === 'BEGIN')).toHaveLength(2);
      const said = /\r\nSUMMARY:(.*)\r\n/.exec(unfolded(text))![1]!;
      const back = said.replace(/\\(.)/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign));
      const plain = summary
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(CONTROL_BUT_BREAK, ' ');
      expect(back).toBe(plain);
    }),
  );
});

test('[NTF-07] of several entries each says its own', () => {
  const entries = ['1', '2'].map((id) => ({
    id: `awards/${id}`,
    title: `Award ${id}`,
    summary: `It pays $${id} million.`,
    path: `/awards/${id}`,
    updatedAt: `2026-01-0${id}T00:00:00.000Z`,
  }));
  const texts = read(writeAtom({ title: 'Mine', path: '/search', entries }, OPTIONS));
  expect(texts['title']).toEqual(['Mine', 'Award 1', 'Award 2']);
  expect(texts['summary']).toEqual(['It pays $1 million.', 'It pays $2 million.']);
  expect(texts['link']!.slice(1)).toEqual(['https://groundwork.test/awards/1', 'https://groundwork.test/awards/2']);
  expect(texts['updated']).toEqual(['2026-01-02T00:00:00.000Z', ...entries.map(({ updatedAt }) => updatedAt)]);
});
