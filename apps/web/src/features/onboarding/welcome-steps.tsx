import { ORGANISATION_MAX } from '@groundwork/contract/limits';
import type { Persona } from '@groundwork/contract/projects';
import { DEFAULT_PERSONA } from '@groundwork/contract/projects.texts';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../lib/api-errors.ts';
import { useUser } from '../../session/session.queries.ts';
import { Form } from '../../ui/form.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { formValues } from '../../ui/form-values.ts';
import { PhoneInput } from '../../ui/phone-input.tsx';
import { useUpdateOnboarding } from './onboarding.queries.ts';
import { TEXTS } from './onboarding.texts.ts';
import type { RenderPersona } from './render-persona.ts';

const ALL_STEPS = ['persona', 'organisation', 'phone'] as const;

/** One question after the other. Each answer is kept at once, so that whoever leaves in between loses nothing. */
export function WelcomeSteps({ renderPersona }: { renderPersona: RenderPersona }) {
  const known = useUser()?.persona;
  // An earlier answer is not asked for again. Decided once: the answer to the first question is known by the second.
  const [steps] = useState(() => ALL_STEPS.filter((each) => !(each === 'persona' && known)));
  const [at, setAt] = useState(0);
  const [persona, setPersona] = useState<Persona>(DEFAULT_PERSONA);
  const update = useUpdateOnboarding();
  const step = steps[at]!;
  const isLast = at === steps.length - 1;
  const errors = fieldErrors(update.error);
  const go = (answer: Parameters<typeof update.mutate>[0]) => {
    if (update.isPending) return;
    update.mutate(
      { ...answer, ...(isLast && { isDone: true as const }) },
      { onSuccess: () => setAt((now) => Math.min(now + 1, steps.length - 1)) },
    );
  };
  return (
    <Form onSubmit={(form) => go(step === 'persona' ? { persona } : formValues(form, [step]))}>
      <Text size="xs" c="dimmed" mb={4} role="status">
        {TEXTS.step(at + 1, steps.length)}
      </Text>
      <FormError error={update.error} />
      {step === 'persona' && renderPersona({ label: TEXTS.persona, value: persona, onChange: setPersona })}
      {step === 'organisation' && (
        <TextInput
          name="organisation"
          label={TEXTS.organisation}
          autoFocus
          autoComplete="organization"
          maxLength={ORGANISATION_MAX}
          error={errors['organisation']}
        />
      )}
      {step === 'phone' && <PhoneInput name="phone" label={TEXTS.phone} defaultValue="" error={errors['phone']} />}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" size="xs" disabled={update.isPending} onClick={() => go({})}>
          {TEXTS.skip}
        </Button>
        <Button type="submit" size="xs" loading={update.isPending}>
          {isLast ? TEXTS.finish : TEXTS.next}
        </Button>
      </Group>
    </Form>
  );
}
