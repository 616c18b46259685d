import type { Persona } from '@groundwork/contract/projects';
import { PERSONA_LABELS, PERSONAS } from '@groundwork/contract/projects.texts';
import { Radio, SimpleGrid, Text } from '@mantine/core';
import classes from './persona-select.module.css';

type Props = {
  label: string;
  value: Persona;
  onChange: (persona: Persona) => void;
  isStacked?: boolean;
  isRequired?: boolean;
};

export function PersonaSelect({ label, value, onChange, isStacked = false, isRequired = true }: Props) {
  return (
    <Radio.Group label={label} value={value} onChange={(chosen) => onChange(chosen as Persona)} required={isRequired}>
      <SimpleGrid cols={isStacked ? 1 : { base: 1, sm: 3 }} spacing="xs" mt={6}>
        {PERSONAS.map((persona) => (
          <Radio.Card key={persona} value={persona} className={classes['card'] ?? ''} radius="sm">
            <Radio.Indicator size="xs" mt={3} />
            <div>
              <Text fw={560}>{PERSONA_LABELS[persona].label}</Text>
              <Text size="sm" c="dimmed">
                {PERSONA_LABELS[persona].description}
              </Text>
            </div>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
