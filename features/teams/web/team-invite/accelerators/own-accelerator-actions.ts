import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { actionsOf, type ActionTools } from '#platform/web/work/actions/actions-of.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
// A contract is a description: the call belongs to another feature.
import type { listMemberTeams } from '../../../../accelerators/contract/member.endpoints.ts'
import { leaveAccelerator } from '../../../contract/accelerator-team.endpoints.ts'

type OwnAccelerator = ResponseOf<typeof listMemberTeams>['items'][number]

/** The name of an accelerator one works in; it may have none yet. */
export const acceleratorName = ({ name }: OwnAccelerator, t: (key: string) => string): string =>
  name ?? t('unnamed')

/** Asks, and once more where projects would be left without a tracker: then with their number. */
const leave = (row: OwnAccelerator, tools: ActionTools, projects?: number): void => {
  const { t } = tools
  const accelerator = acceleratorName(row, t)
  confirm({
    title: t('leaving.leaveTitle'),
    text:
      projects === undefined
        ? t('leaving.leaveText', { accelerator })
        : t('leaving.withProjects', { accelerator, count: projects }),
    submitLabel: t('leaving.leave'),
    danger: true,
    onSubmit: async () => {
      try {
        await call(leaveAccelerator, {
          headers: { 'accelerator-id': row.id },
          body: { releaseProjects: projects !== undefined },
        })
        notify({ code: 200, text: t('leaving.leaveDone') })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'TRACKER_HAS_PROJECTS') throw error
        // The drawer that asked closes first.
        setTimeout(() => leave(row, tools, Number(error.params['projects'])))
      }
    },
  })
}

/** What one may do with an accelerator one works in. */
export const ownAcceleratorActions = actionsOf<OwnAccelerator>(
  'teams:leaving',
  { leave: { danger: true, run: (row, tools) => leave(row, tools) } },
  { words: (row, { t }) => ({ accelerator: acceleratorName(row, t) }) },
)
