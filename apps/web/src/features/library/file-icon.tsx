import type { FileType } from '@groundwork/contract/library.names';
import {
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypeCsv,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconFileTypePpt,
  IconMarkdown,
} from '@tabler/icons-react';

const ICONS: Record<FileType, typeof IconFileText> = {
  pdf: IconFileTypePdf,
  docx: IconFileTypeDocx,
  pptx: IconFileTypePpt,
  xlsx: IconFileSpreadsheet,
  txt: IconFileText,
  md: IconMarkdown,
  csv: IconFileTypeCsv,
};

/** Beside a name, which says the same in letters. */
export function FileIcon({ type }: { type: FileType }) {
  const Icon = ICONS[type];
  return <Icon size={18} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden style={{ flex: 'none' }} />;
}
