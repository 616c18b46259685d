import { Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors, messageOf } from '../../lib/api-errors.ts';
import { Form } from '../../ui/form.tsx';
import { FormActions } from '../../ui/form-actions.tsx';

interface Props {
  title: string;
  label: string;
  initial: string;
  submitLabel: string;
  problemOf: (name: string) => string | null;
  /** Rejects with what the server found wrong. */
  onSubmit: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a name, by the rules that the server has, too. */
export function NameDialog({ title, onClose, ...form }: Props) {
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <NameForm {...form} onClose={onClose} />
    </Modal>
  );
}

function NameForm({ label, initial, submitLabel, problemOf, onSubmit, onClose }: Omit<Props, 'title'>) {
  const [name, setName] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function submit() {
    const found = problemOf(name);
    setProblem(found);
    if (found || isBusy) return;
    if (name.trim() === initial) return onClose();
    setBusy(true);
    try {
      await onSubmit(name);
      onClose();
    } catch (error) {
      setProblem(fieldErrors(error)['name'] ?? messageOf(error));
      setBusy(false);
    }
  }
  return (
    <Form onSubmit={() => void submit()}>
      <TextInput
        label={label}
        value={name}
        error={problem}
        data-autofocus
        autoComplete="off"
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <FormActions submitLabel={submitLabel} isBusy={isBusy} onCancel={onClose} mt="lg" />
    </Form>
  );
}
