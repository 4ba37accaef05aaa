import { hasCode } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
// A contract is a description: the call belongs to another feature, the screen to this one.
import { changeAccess } from '../../../participations/contract/participation.endpoints.ts'
import {
  acceptAccelerationRequest,
  rejectAccelerationRequest,
} from '../../contract/acceleration-request.endpoints.ts'
import { staleAfterDeed, type ProjectInWork } from './in-work.queries.ts'
import { openReasonForm } from './open-reason-form.tsx'
import { openTrackerForm } from './open-tracker-form.tsx'

type AccessAction = 'BLOCK' | 'ALLOW_TO_WORK'

/** What can be done with one project in work; each deed tells its end, and a state that changed meanwhile. */
export const useProjectDeeds = () => {
  const t = useTexts('acceleration-requests')
  const options = { refreshes: staleAfterDeed, silent: true }
  const accept = useDeed(acceptAccelerationRequest, options)
  const reject = useDeed(rejectAccelerationRequest, options)
  const access = useDeed(changeAccess, options)

  const told = async (row: ProjectInWork, done: string, deed: Promise<unknown>): Promise<void> => {
    try {
      await deed
      notify({ code: 200, text: t(done, { project: row.project.name }) })
    } catch (error) {
      if (!hasCode(error, 'STATE_CHANGED')) throw error
      notify({ code: 400, text: t('inWork.changed', { project: row.project.name }) })
    }
  }
  const names = (row: ProjectInWork) => ({ project: row.project.name, track: row.track.name })
  const acceptRow = (row: ProjectInWork) =>
    told(row, 'inWork.accept.done', accept.mutateAsync({ query: { requestId: row.id } }))

  const changeTo = async (row: ProjectInWork, action: AccessAction, reason: string): Promise<void> => {
    const projectTrackId = row.participation?.id
    if (projectTrackId === undefined) return
    await told(row, `inWork.${action}.done`, access.mutateAsync({ body: { projectTrackId, action, reason } }))
  }

  return {
    isAccepting: accept.isPending,
    /** At once: the drawer shows everything one needs to know. */
    acceptNow: (row: ProjectInWork) => void acceptRow(row).catch(notifyError),
    accept: (row: ProjectInWork) =>
      confirm({
        title: t('inWork.accept.title'),
        text: t('inWork.accept.text', names(row)),
        submitLabel: t('inWork.accept.submit'),
        onSubmit: () => acceptRow(row),
      }),
    reject: (row: ProjectInWork) =>
      openReasonForm(t('inWork.reject.title'), {
        draft: `reject:${row.id}`,
        text: t('inWork.reject.text', names(row)),
        label: t('inWork.reject.reason'),
        help: t('inWork.reject.reasonHelp'),
        required: true,
        submitLabel: t('inWork.reject.submit'),
        onSubmit: (reason) =>
          told(
            row,
            'inWork.reject.done',
            reject.mutateAsync({ query: { requestId: row.id }, body: { reason } }),
          ),
      }),
    block: (row: ProjectInWork) =>
      openReasonForm(t('inWork.BLOCK.title'), {
        draft: `block:${row.id}`,
        text: t('inWork.BLOCK.text', names(row)),
        label: t('inWork.BLOCK.reason'),
        help: t('inWork.BLOCK.reasonHelp'),
        required: false,
        submitLabel: t('inWork.BLOCK.submit'),
        onSubmit: (reason) => changeTo(row, 'BLOCK', reason),
      }),
    allow: (row: ProjectInWork) =>
      confirm({
        title: t('inWork.ALLOW_TO_WORK.title'),
        text: t('inWork.ALLOW_TO_WORK.text', names(row)),
        submitLabel: t('inWork.ALLOW_TO_WORK.submit'),
        onSubmit: () => changeTo(row, 'ALLOW_TO_WORK', ''),
      }),
    setTracker: (row: ProjectInWork) => openTrackerForm(row, t('inWork.tracker.title')),
  }
}

/** See `useProjectDeeds`. */
export type ProjectDeeds = ReturnType<typeof useProjectDeeds>
