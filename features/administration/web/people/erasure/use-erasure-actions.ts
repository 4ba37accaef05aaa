import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { CloseIcon, DeleteIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  approveErasure,
  listErasureRequests,
  rejectErasure,
} from '../../../../people/contract/erasure.endpoints.ts'
import { peopleReads } from '../people-reads.ts'
import type { ErasureRequest } from './use-erasure-columns.tsx'

/** The administrator's answer to a request to be erased; erasing cannot be taken back. */
export const useErasureActions = (): ((row: ErasureRequest) => MenuAction[]) => {
  const t = useTexts('administration')
  const options = (key: string) => ({
    refreshes: [listErasureRequests, ...peopleReads],
    success: t(`erasure.${key}`),
    silent: true,
  })
  const approve = useDeed(approveErasure, options('approved'))
  const reject = useDeed(rejectErasure, options('rejected'))
  return (row) => {
    const { name } = row.person
    const blocked = row.obstacles.length > 0
    const deeds: MenuAction[] = [
      {
        key: 'approve',
        label: t('erasure.approve'),
        icon: DeleteIcon,
        danger: true,
        disabledReason: blocked ? t('erasure.first') : null,
        onClick: () =>
          confirm({
            title: t('erasure.approveTitle', { name }),
            text: t('erasure.approveText'),
            submitLabel: t('erasure.approve'),
            danger: true,
            onSubmit: () => approve.mutateAsync({ body: { requestId: row.id } }),
          }),
      },
      {
        key: 'reject',
        label: t('erasure.reject'),
        icon: CloseIcon,
        onClick: () =>
          confirm({
            title: t('erasure.rejectTitle', { name }),
            text: t('erasure.rejectText'),
            reason: { label: t('roleRequests.reason'), required: true, max: 1200 },
            submitLabel: t('erasure.reject'),
            onSubmit: (reason) => reject.mutateAsync({ body: { requestId: row.id, reason } }),
          }),
      },
    ]
    return deeds.filter(({ key }) => row.actions.some((action) => action === key))
  }
}
