import type { EngineInfo } from '@groundwork/contract/engines';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListDetails } from '@tabler/icons-react';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { BUILDER_TEXTS } from './builder.texts.ts';

const BuilderDialog = lazyDialog(async () => (await import('./builder-dialog.tsx')).BuilderDialog);

type Props = { engine: EngineInfo; query: string; onSearch: (query: string) => void };

/** For people who don't type operators: says with fields what the query language says with signs. */
export function QueryBuilderButton({ engine, query, onSearch }: Props) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" leftSection={<IconListDetails size={15} />} onClick={open}>
        {BUILDER_TEXTS.buildAQuery}
      </Button>
      <BuilderDialog engine={engine} query={query} isOpen={isOpen} onClose={close} onSearch={onSearch} />
    </>
  );
}
