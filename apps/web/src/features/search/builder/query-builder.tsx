import type { EngineInfo } from '@groundwork/contract/engines';
import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconListDetails } from '@tabler/icons-react';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import { BUILDER_TEXTS } from './builder.texts.ts';
import { BuilderForm } from './builder-form.tsx';

type Props = { engine: EngineInfo; query: string; onSearch: (query: string) => void };

/** For people who don't type operators: says with fields what the query language says with signs. */
export function QueryBuilderButton({ engine, query, onSearch }: Props) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" leftSection={<IconListDetails size={15} />} onClick={open}>
        {BUILDER_TEXTS.buildAQuery}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={BUILDER_TEXTS.buildAQuery}
        size="lg"
        closeButtonProps={{ 'aria-label': UI_TEXTS.close }}
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
