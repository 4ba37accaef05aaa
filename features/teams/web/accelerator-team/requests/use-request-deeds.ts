import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { CheckIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  acceptAcceleratorTeamRequest,
  rejectAcceleratorTeamRequest,
} from '../../../contract/team-request.endpoints.ts'
import { staleAfterTeamDeed } from '../../teams.reads.ts'
import type { TeamRequest } from '../../teams.types.ts'

/** What an administrator may decide about a request to join. */
export const useRequestDeeds = (): ((request: TeamRequest) => MenuAction[]) => {
  const t = useTexts('teams')
  const options = (done: string) => ({ refreshes: staleAfterTeamDeed, success: t(done), silent: true })
  const accept = useDeed(acceptAcceleratorTeamRequest, options('requests.accepted'))
  const reject = useDeed(rejectAcceleratorTeamRequest, options('requests.rejected'))
  return ({ id: requestId, person, role, message, actions }) => {
    const names = { person: person.name, role: t(`roleNames.${role}`) }
    const decisions: MenuAction[] = [
      {
        key: 'accept',
        label: t('requests.accept'),
        icon: CheckIcon,
        onClick: () =>
          confirm({
            title: t('requests.acceptTitle'),
            text: [t('requests.acceptText', names), message].filter(Boolean).join('\n\n'),
            submitLabel: t('requests.accept'),
            onSubmit: () => accept.mutateAsync({ body: { requestId } }),
          }),
      },
      {
        key: 'reject',
        label: t('requests.reject'),
        icon: CloseIcon,
        danger: true,
        onClick: () =>
          confirm({
            title: t('requests.rejectTitle'),
            text: t('requests.rejectText', names),
            reason: {
              label: t('requests.reason'),
              help: t('requests.reasonHelp'),
              required: true,
              max: 1200,
            },
            submitLabel: t('requests.reject'),
            danger: true,
            onSubmit: (reason) => reject.mutateAsync({ body: { requestId, reason } }),
          }),
      },
    ]
    return decisions.filter(({ key }) => actions.some((action) => action === key))
  }
}
