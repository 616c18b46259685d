import { Notifications } from '@mantine/notifications';

export default function ToastList() {
  return <Notifications position="bottom-right" />;
}
