import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { transferTones, type RoleTransfer } from '../role.types.ts'
import { useRoleName } from '../use-role-name.ts'
import { useTransferDeeds } from '../use-transfer-deeds.ts'

const TransferRow = ({ transfer, uid }: { transfer: RoleTransfer; uid: string }) => {
  const t = useTexts('roles')
  const name = useRoleName()
  const deeds = useTransferDeeds(transfer)
  const gives = transfer.from.uid === uid
  const other = gives ? transfer.to : transfer.from
  return (
    <Row
      figure={<Avatar name={other.name} url={other.avatarUrl} size={36} />}
      title={name(transfer)}
      facts={
        <>
          <span>{t(gives ? 'transfers.to' : 'transfers.from', { person: other.name })}</span>
          <DateText value={transfer.createdAt} />
        </>
      }
      end={
        <>
          <StateChip tone={transferTones[transfer.status]} label={t(`transferStates.${transfer.status}`)} />
          {deeds.map(({ key, label, primary, run }) => (
            <Button key={key} size="small" variant={primary ? 'contained' : 'outlined'} onClick={run}>
              {label}
            </Button>
          ))}
        </>
      }
    />
  )
}

/** Roles one hands over, and those one is offered. */
export const Transfers = ({ transfers, uid }: { transfers: readonly RoleTransfer[]; uid: string }) => {
  const t = useTexts('roles')
  if (transfers.length === 0) return null
  return (
    <Section title={t('transfers.mine')} help={t('transfers.help')}>
      <Rows>
        {transfers.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} uid={uid} />
        ))}
      </Rows>
    </Section>
  )
}
