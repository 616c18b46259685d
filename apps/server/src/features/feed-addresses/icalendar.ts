export interface CalendarDay {
  /** The same whenever it is told, and no other's. */
  id: string;
  /** `yyyy-mm-dd`. */
  date: string;
  /** The minute, where it is known: programs show it in the zone of who looks. */
  at: Date | null;
  summary: string;
  description: string;
  /** Absolute. */
  url: string;
  changedAt: Date;
  isCancelled: boolean;
}

/** A calendar of days and minutes (RFC 5545). What changed has a higher sequence, so that programs show the new date. */
export function writeCalendar(name: string, days: CalendarDay[], host: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Groundwork//Closing dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...days.flatMap((day) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(`${day.id}@${host}`)}`,
      `DTSTAMP:${utc(day.changedAt)}`,
      `LAST-MODIFIED:${utc(day.changedAt)}`,
      `SEQUENCE:${sequenceOf(day)}`,
      ...(day.at
        ? [`DTSTART:${utc(day.at)}`, `DTEND:${utc(day.at)}`]
        : [`DTSTART;VALUE=DATE:${compact(day.date)}`, `DTEND;VALUE=DATE:${compact(dayAfter(day.date))}`]),
      `SUMMARY:${escapeText(day.summary)}`,
      ...(day.description ? [`DESCRIPTION:${escapeText(day.description)}`] : []),
      `URL:${day.url}`,
      `STATUS:${day.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Grows with each change: minutes since 1970 fit into the 31 bits that it may have. */
const sequenceOf = ({ changedAt, isCancelled }: CalendarDay) =>
  Math.floor(changedAt.getTime() / 60_000) + Number(isCancelled);

const compact = (date: string) => date.replaceAll('-', '');
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a line must not have any
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

const escapeText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(CONTROL, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

const LINE_BYTES = 75;

/** Lines of at most 75 bytes; those that go on begin with a space. No character is cut in two. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += sign;
    bytes += size;
  }
  return text;
}
