import { type AppAlert, AppAlertContent } from '@groundwork/contract/app-alerts';
import {
  ALERT_SEVERITIES,
  type AlertSeverity,
  APP_ALERT_TEXT_MAX,
  APP_PAGE_LABELS,
} from '@groundwork/contract/app-alerts.names';
import type { AppPage } from '@groundwork/contract/app-alerts.pages';
import { Button, Group, Modal, NativeSelect, Stack, Switch, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { checkForm } from '../../../lib/check-form.ts';
import { Form } from '../../../ui/form.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { MessageBar } from '../../../ui/message-bar.tsx';
import { ADMIN, ALERTS } from '../admin.texts.ts';

export function AlertDialog({ page, alert, onClose }: { page: AppPage; alert: AppAlert | null; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(alert?.text ?? '');
  const [severity, setSeverity] = useState<AlertSeverity>(alert?.severity ?? 'info');
  const [showAlert, setShow] = useState(alert?.showAlert ?? true);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const options = (message: string) => ({
    onSuccess: async () => {
      notifications.show({ message });
      await queryClient.invalidateQueries({ queryKey: api.appAlerts.key() });
      onClose();
    },
  });
  const save = useMutation(api.appAlerts.save.mutationOptions(options(ALERTS.saved)));
  const remove = useMutation(api.appAlerts.delete.mutationOptions(options(ALERTS.removed)));
  const content = { page, severity, text, showAlert };
  const errors = { ...fieldErrors(save.error), ...wrong };
  return (
    <Modal opened onClose={onClose} centered size="lg" title={ALERTS.editTitle(APP_PAGE_LABELS[page])}>
      <Form
        onSubmit={() => {
          const found = checkForm(AppAlertContent, content);
          setWrong(found);
          if (Object.keys(found).length === 0 && !save.isPending) save.mutate(content);
        }}
      >
        <Stack gap="md">
          <FormError error={save.error ?? remove.error} />
          <Textarea
            label={ALERTS.message}
            required
            autosize
            minRows={3}
            maxRows={8}
            data-autofocus
            value={text}
            error={errors['text']}
            description={ALERTS.count(text.trim().length, APP_ALERT_TEXT_MAX)}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <NativeSelect
            label={ALERTS.severity}
            value={severity}
            data={ALERT_SEVERITIES.map((each) => ({ value: each, label: ALERTS.severities[each] }))}
            onChange={(event) => setSeverity(event.currentTarget.value as AlertSeverity)}
          />
          <Switch label={ALERTS.show} checked={showAlert} onChange={(event) => setShow(event.currentTarget.checked)} />
          <div>
            <Text size="sm" fw={500} mb={4}>
              {ALERTS.preview}
            </Text>
            <MessageBar severity={severity}>{text.trim() || '…'}</MessageBar>
          </div>
          <Group justify="space-between">
            {alert ? (
              <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate({ page })}>
                {ALERTS.remove}
              </Button>
            ) : (
              <span />
            )}
            <FormActions submitLabel={ADMIN.save} isBusy={save.isPending} onCancel={onClose} />
          </Group>
        </Stack>
      </Form>
    </Modal>
  );
}
