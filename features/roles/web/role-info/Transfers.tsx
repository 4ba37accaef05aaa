import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { RoleTransfer } from '../role.types.ts'
import { useRoleName } from '../role-name.ts'
import { transferActions } from '../transfer-actions.ts'
import { roleTransferStateTable } from '../../domain/state-tables.ts'

const TransferRow = ({ transfer, uid }: { transfer: RoleTransfer; uid: string }) => {
  const t = useTexts('roles')
  const name = useRoleName()
  const actions = useActions(transferActions)(transfer)
  const gives = transfer.from.uid === uid
  const other = gives ? transfer.to : transfer.from
  const person = other?.name ?? transfer.email
  return (
    <Row
      figure={<Avatar name={person} url={other?.avatarUrl ?? null} size={36} />}
      title={name(transfer)}
      facts={
        <>
          <span>{t(gives ? 'transfers.to' : 'transfers.from', { person })}</span>
          <DateText value={transfer.createdAt} />
        </>
      }
      end={
        <>
          <StateOf table={roleTransferStateTable} state={transfer.status} />
          <ActionButtons actions={actions} size="small" />
        </>
      }
    />
  )
}

/** Transfers of the user's roles, and roles offered to them. */
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
