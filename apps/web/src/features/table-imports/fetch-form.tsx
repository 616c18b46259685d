import { Button, TextInput } from '@mantine/core';
import { fieldErrors, messageOf } from '../../lib/api-errors.ts';
import { Form } from '../../ui/form.tsx';
import { formValues } from '../../ui/form-values.ts';
import classes from './table-imports.module.css';
import { useFetchedFile } from './table-imports.queries.ts';
import { TABLE_IMPORT_TEXTS } from './table-imports.texts.ts';

type Props = { ownerId: string | null; onFetched: (importId: string, name: string) => void };

/** A file that the server fetches by itself, so that it can be kept fresh. */
export function FetchForm({ ownerId, onFetched }: Props) {
  const fetched = useFetchedFile();
  const problem = fetched.error && (fieldErrors(fetched.error)['address'] ?? messageOf(fetched.error));
  return (
    <Form
      className={classes['fetch']}
      isBusy={fetched.isPending}
      onSubmit={(form) => {
        const { address } = formValues(form, ['address']);
        fetched.mutate({ address, ownerId }, { onSuccess: ({ importId, fileName }) => onFetched(importId, fileName) });
      }}
    >
      <TextInput
        name="address"
        type="url"
        label={TABLE_IMPORT_TEXTS.address}
        description={TABLE_IMPORT_TEXTS.addressHint}
        placeholder={TABLE_IMPORT_TEXTS.addressExample}
        autoComplete="off"
        error={problem}
      />
      <Button type="submit" variant="default" loading={fetched.isPending}>
        {TABLE_IMPORT_TEXTS.fetch}
      </Button>
    </Form>
  );
}
