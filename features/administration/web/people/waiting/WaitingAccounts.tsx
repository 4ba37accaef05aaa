import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { CloseIcon, MailIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import {
  listWaitingAccounts,
  rejectRegistration,
  resendConfirmation,
} from '../../../contract/people.endpoints.ts'
import { peopleReads } from '../people-reads.ts'
import { fullName, type WaitingAccount } from '../person.types.ts'
import { useWaitingColumns } from './use-waiting-columns.tsx'

const useRowActions = (): ((row: WaitingAccount) => MenuAction[]) => {
  const t = useTexts('administration')
  const reject = useDeed(rejectRegistration, {
    refreshes: peopleReads,
    success: t('waiting.rejected'),
    silent: true,
  })
  const resend = useDeed(resendConfirmation, { refreshes: peopleReads, success: t('waiting.resent') })
  return (row) => {
    const deeds: Record<WaitingAccount['actions'][number], MenuAction> = {
      resend: {
        key: 'resend',
        label: t('waiting.resend'),
        icon: MailIcon,
        onClick: () => resend.mutate({ body: { uid: row.uid } }),
      },
      reject: {
        key: 'reject',
        label: t('waiting.reject'),
        icon: CloseIcon,
        danger: true,
        onClick: () =>
          confirm({
            title: t('waiting.rejectTitle', { email: row.email }),
            text: t('waiting.rejectText'),
            submitLabel: t('waiting.reject'),
            danger: true,
            onSubmit: () => reject.mutateAsync({ body: { uid: row.uid } }),
          }),
      },
    }
    return row.actions.map((key) => deeds[key])
  }
}

/** Registrations that nobody has confirmed yet, and those that were rejected. */
export const WaitingAccounts = () => {
  const t = useTexts('administration')
  const list = useListState({
    id: 'waiting-accounts',
    sortings: ['CREATE_DATE'],
    defaultSort: '-CREATE_DATE',
    filters: { status: ['W', 'R'] },
  })
  const answer = useCall(listWaitingAccounts, { query: list.query }, { keepPrevious: true })
  const columns = useWaitingColumns()
  return (
    <ListScreen
      title={null}
      list={list}
      answer={answer}
      columns={columns}
      rowKey={(row) => row.uid}
      rowName={fullName}
      rowActions={useRowActions()}
      filters={[
        {
          key: 'status',
          title: t('people.columns.status'),
          multiple: true,
          options: (['W', 'R'] as const).map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      empty={{ title: t('waiting.emptyTitle'), text: t('waiting.emptyText') }}
    />
  )
}
