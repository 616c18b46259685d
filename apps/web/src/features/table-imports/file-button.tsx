import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';

/** Opens the computer's own dialog for one file. */
export function FileButton({
  label,
  onFile,
  isPrimary = false,
}: {
  label: string;
  onFile: (file: File) => void;
  isPrimary?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        {...(isPrimary ? { leftSection: <IconUpload size={16} /> } : { variant: 'default', size: 'xs' })}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
