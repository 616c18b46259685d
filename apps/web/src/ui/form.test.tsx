// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Form } from './form.tsx';
import { formValues } from './form-values.ts';

afterEach(cleanup);

const shown = (isBusy: boolean) => {
  const sent = vi.fn();
  render(
    <Form aria-label="Name" isBusy={isBusy} onSubmit={(form) => sent(formValues(form, ['name', 'none']))}>
      <input name="name" defaultValue="Ada" required />
    </Form>,
  );
  const isPassedOn = fireEvent.submit(screen.getByRole('form'));
  return { sent, isPassedOn };
};

test('a form gives its fields to the call, and the browser sends nothing', () => {
  const { sent, isPassedOn } = shown(false);
  expect(sent.mock.calls).toEqual([[{ name: 'Ada', none: '' }]]);
  expect(isPassedOn).toBe(false);
});

test('what is on its way is not sent again', () => {
  const { sent, isPassedOn } = shown(true);
  expect(sent).not.toHaveBeenCalled();
  expect(isPassedOn).toBe(false);
});
