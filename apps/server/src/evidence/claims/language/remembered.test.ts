import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('a text is read once, and anew when more texts have been asked than are kept', () => {
  const asked: string[] = [];
  const lengthOf = remembered((text) => {
    asked.push(text);
    return text.length;
  }, 2);
  expect([lengthOf('one'), lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([3, 3, 5, 3]);
  expect(asked).toEqual(['one', 'three']);
  lengthOf('five');
  expect(lengthOf('one')).toBe(3);
  expect(asked).toEqual(['one', 'three', 'five', 'one']);
});
