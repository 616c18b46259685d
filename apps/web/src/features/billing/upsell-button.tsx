import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useStatus } from '../../lib/status.queries.ts';
import { usePlan } from '../../session/permissions.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { UPSELL_TEXTS } from './billing.texts.ts';

const UpgradeDialog = lazyDialog(async () => (await import('./upgrade-dialog.tsx')).UpgradeDialog);

const LOOK = { variant: 'light', size: 'xs', visibleFrom: 'lg' } as const;

/** Beside the bell: the way to the next plan, and from the top one to a call. */
export function UpsellButton() {
  const plan = usePlan();
  const callUrl = useStatus().data?.links.enterpriseCall;
  const [isOpen, dialog] = useDisclosure(false);
  const text = UPSELL_TEXTS[plan];
  if (!text) return null;
  if (plan !== 'pro')
    return (
      <>
        <Button {...LOOK} aria-haspopup="dialog" onClick={dialog.open}>
          {text}
        </Button>
        <UpgradeDialog plan={plan} isOpen={isOpen} onClose={dialog.close} />
      </>
    );
  if (!callUrl)
    return (
      <ButtonLink to="/plans" {...LOOK}>
        {text}
      </ButtonLink>
    );
  return (
    <Button
      component="a"
      href={callUrl}
      target="_blank"
      rel="noopener"
      {...LOOK}
      aria-label={`${text} ${UI_TEXTS.newTab}`}
    >
      {text}
    </Button>
  );
}
