import type { EngineInfo } from '@groundwork/contract/engines';
import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListDetails } from '@tabler/icons-react';
import { BuilderForm } from './builder-form.tsx';

type Props = { engine: EngineInfo; query: string; onSearch: (query: string) => void };

/** For people who don't type operators: says with fields what the query language says with signs. */
export function QueryBuilderButton({ engine, query, onSearch }: Props) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" leftSection={<IconListDetails size={15} />} onClick={open}>
        Build a query
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Build a query"
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
        styles={{ title: { fontWeight: 620, fontSize: '1rem' } }}
      >
        <BuilderForm
          engine={engine}
          query={query}
          onCancel={close}
          onSearch={(built) => {
            close();
            onSearch(built);
          }}
        />
      </Modal>
    </>
  );
}
