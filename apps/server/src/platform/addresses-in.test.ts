import { expect, test } from 'vitest';
import { addressesIn } from './addresses-in.ts';

test('addresses are found a line each, in tables of any separator, and as mail programs copy them', () => {
  expect(addressesIn('ada@example.org\r\n\r\nGRACE@example.org\nada@example.org\n')).toEqual({
    emails: ['ada@example.org', 'grace@example.org'],
    refused: [],
  });
  expect(addressesIn('\uFEFFName;E-Mail;Plan\n"Hopper; Grace";grace@example.org;pro\nAda\tada@example.org')).toEqual({
    emails: ['grace@example.org', 'ada@example.org'],
    refused: [],
  });
  expect(addressesIn('Ada Example <ada@example.org>').emails).toEqual(['ada@example.org']);
});

test('lines without an address are told by their number, and nothing of the others is lost', () => {
  expect(addressesIn('email\nada@example.org\nnobody\n"un,closed\nbroken@')).toEqual({
    emails: ['ada@example.org'],
    refused: [
      { line: 3, text: 'nobody' },
      { line: 4, text: '"un,closed' },
      { line: 5, text: 'broken@' },
    ],
  });
  expect(addressesIn('nobody').refused).toEqual([{ line: 1, text: 'nobody' }]);
});
