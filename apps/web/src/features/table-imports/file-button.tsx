import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';

/** Opens the computer's own dialog for a file, or several, or a folder with all that is in it. */
export function FileButton({
  label,
  onFiles,
  isPrimary = false,
  isMany = false,
  isFolder = false,
}: {
  label: string;
  onFiles: (files: File[]) => void;
  isPrimary?: boolean;
  isMany?: boolean;
  isFolder?: boolean;
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
        {...(isFolder && { webkitdirectory: '' })}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])].filter(isShown);
          // The same file can be chosen again.
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

/** Systems and programs hide what is their own in a folder. */
const isShown = ({ webkitRelativePath }: File) => !/(?:^|\/)\./.test(webkitRelativePath);
