import type { FileType } from '@groundwork/contract/library.names';
import { Button, type ButtonProps } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { inactive } from '../../../ui/inactive.tsx';

type Props = Pick<ButtonProps, 'variant'> &
  Omit<ComponentPropsWithRef<'button'>, 'onClick' | 'accept' | 'style'> & {
    label: string;
    accept: readonly FileType[];
    isMultiple: boolean;
    /** Why it does nothing for now. */
    reason?: string | null;
    onFiles: (files: File[]) => void;
  };

/** Opens the computer's own dialog for files. */
export function UploadButton({
  label,
  accept,
  isMultiple,
  reason = null,
  onFiles,
  variant = 'default',
  ...rest
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...rest}
        variant={variant}
        leftSection={<IconUpload size={16} />}
        {...(reason ? inactive(reason) : { onClick: () => input.current?.click() })}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        multiple={isMultiple}
        accept={accept.map((type) => `.${type}`).join(',')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
