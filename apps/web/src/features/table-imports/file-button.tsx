import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';

/** Opens the computer's own dialog for a file, or several. */
export function FileButton({
  label,
  onFiles,
  isPrimary = false,
  isMany = false,
}: {
  label: string;
  onFiles: (files: File[]) => void;
  isPrimary?: boolean;
  isMany?: boolean;
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
        multiple={isMany}
        aria-label={label}
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
