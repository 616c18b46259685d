import { expect, test } from 'vitest';
import { asMarkdown } from './as-markdown.ts';

test('[SHARE-03] markup of a record is text in what is copied as Markdown', () => {
  const copied = asMarkdown({
    title: 'A <script>alert(1)</script> title',
    text: '![x](javascript:alert(1)) and *stars*\n# a heading',
    url: 'https://groundwork.example/feed/share/abc',
  });
  expect(copied).toBe(
    '**A \\<script\\>alert(1)\\</script\\> title**\n\n\\!\\[x\\](javascript:alert(1)) and \\*stars\\* \\# a heading\n\n<https://groundwork.example/feed/share/abc>\n',
  );
});
