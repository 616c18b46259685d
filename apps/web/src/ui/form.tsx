import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** What was sent is not sent twice. */
  isBusy?: boolean;
  onSubmit: (form: HTMLFormElement) => void;
};

/** A form that a call sends. What is wrong with it the contract or the server says, in words, not the browser. */
export const Form = ({ isBusy = false, onSubmit, ...props }: Props) => (
  <form
    noValidate
    {...props}
    onSubmit={(event) => {
      event.preventDefault();
      if (!isBusy) onSubmit(event.currentTarget);
    }}
  />
);
