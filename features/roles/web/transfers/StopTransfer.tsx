import { Button } from '#platform/web/work/components/Button.tsx'
import type { RoleTransfer } from '../role.types.ts'
import { useTransferDeeds } from '../use-transfer-deeds.ts'

/** The administrator's one deed on a hand-over between others. */
export const StopTransfer = ({ transfer }: { transfer: RoleTransfer }) =>
  useTransferDeeds(transfer)
    .filter(({ key }) => key === 'revoke')
    .map(({ key, label, run }) => (
      <Button key={key} size="small" onClick={run}>
        {label}
      </Button>
    ))
