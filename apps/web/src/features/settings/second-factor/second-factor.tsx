import { formatDate } from '@groundwork/contract/format';
import type { SecondFactor as Factor } from '@groundwork/contract/second-factor';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { FailedState } from '../../../ui/list-states.tsx';
import { ConfirmWithCode } from './confirm-with-code.tsx';
import { FACTOR_TEXTS as TEXTS } from './second-factor.texts.ts';
import { SetUpDialog } from './set-up-dialog.tsx';

type Step = 'set-up' | 'renew' | 'remove';

export function SecondFactor() {
  const options = api.secondFactor.get.queryOptions();
  const factor = useQuery(options);
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => {
    setStep(null);
    void queryClient.invalidateQueries({ queryKey: options.queryKey });
  };
  if (factor.isPending) return <Skeleton h={60} role="img" aria-label={TEXTS.loading} />;
  if (factor.isError)
    return <FailedState title={TEXTS.failed} error={factor.error} onRetry={() => void factor.refetch()} />;
  return (
    <Stack gap="md" align="flex-start">
      <State factor={factor.data} />
      {factor.data.isOn ? (
        <Group gap="sm">
          <Button variant="default" onClick={() => setStep('renew')}>
            {TEXTS.renew}
          </Button>
          <Button variant="default" onClick={() => setStep('remove')}>
            {TEXTS.remove}
          </Button>
        </Group>
      ) : (
        factor.data.isPossible && (
          <Button variant="default" onClick={() => setStep('set-up')}>
            {TEXTS.setUp}
          </Button>
        )
      )}
      {step === 'set-up' && <SetUpDialog onClose={close} />}
      {(step === 'renew' || step === 'remove') && <ConfirmWithCode what={step} onClose={close} />}
    </Stack>
  );
}

function State({ factor }: { factor: Factor }) {
  if (!factor.isPossible) return <Text c="dimmed">{TEXTS.impossible}</Text>;
  if (!factor.since) return <Text>{factor.isRequired ? `${TEXTS.off} ${TEXTS.required}` : TEXTS.off}</Text>;
  return (
    <Text>
      {TEXTS.on(formatDate(factor.since))} {TEXTS.codesLeft(factor.recoveryCodesLeft)}
    </Text>
  );
}
