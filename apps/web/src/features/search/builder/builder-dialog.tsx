import type { EngineInfo } from '@groundwork/contract/engines';
import { Modal } from '@mantine/core';
import { BUILDER_TEXTS } from './builder.texts.ts';
import { BuilderForm } from './builder-form.tsx';

type Props = {
  engine: EngineInfo;
  query: string;
  isOpen: boolean;
  onClose: () => void;
  onSearch: (query: string) => void;
};

export function BuilderDialog({ engine, query, isOpen, onClose, onSearch }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={BUILDER_TEXTS.buildAQuery} size="lg">
      <BuilderForm
        engine={engine}
        query={query}
        onCancel={onClose}
        onSearch={(built) => {
          onClose();
          onSearch(built);
        }}
      />
    </Modal>
  );
}
