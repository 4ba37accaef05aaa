import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import {
  BlockIcon,
  CheckCircleIcon,
  DeleteIcon,
  EditIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { blockMember, unblockMember } from '../../contract/accelerator-team.endpoints.ts'
import type { MemberAction } from '../../domain/member-states.ts'
import { openTeamForm, teamForms } from '../open-team-form.tsx'
import { staleAfterTeamDeed } from '../teams.reads.ts'
import type { TeamRow } from '../teams.types.ts'

const icons = { setRoles: EditIcon, block: BlockIcon, unblock: CheckCircleIcon, remove: DeleteIcon } as const

/** What may be done with a member; what takes something away says so first, the more so when it is oneself. */
export const useMemberDeeds = (): ((row: TeamRow) => MenuAction[]) => {
  const t = useTexts('teams')
  const options = (done: string) => ({ refreshes: staleAfterTeamDeed, success: t(done), silent: true })
  const block = useDeed(blockMember, options('member.blockDone'))
  const unblock = useDeed(unblockMember, options('member.unblockDone'))
  const ask = (key: 'block' | 'unblock', member: TeamRow, send: () => Promise<unknown>) =>
    confirm({
      title: t(`member.${key}Title`),
      text: t(member.me && key === 'block' ? 'member.blockSelf' : `member.${key}Text`, {
        person: member.person?.name,
      }),
      submitLabel: t(`member.${key}`),
      danger: key === 'block',
      onSubmit: send,
    })
  return (member) => {
    const { person } = member
    if (!person) return []
    const body = { personUid: person.uid }
    const run: Record<MemberAction, () => void> = {
      setRoles: () =>
        openTeamForm(
          t('member.setRolesTitle', { person: person.name }),
          <teamForms.RolesForm member={member} />,
        ),
      block: () => ask('block', member, () => block.mutateAsync({ body })),
      unblock: () => ask('unblock', member, () => unblock.mutateAsync({ body })),
      remove: () =>
        openTeamForm(
          t('member.removeTitle', { person: person.name }),
          <teamForms.RemoveForm member={member} />,
        ),
    }
    return member.actions.map((key) => ({
      key,
      label: t(`member.${key}`),
      icon: icons[key],
      danger: key === 'block' || key === 'remove',
      onClick: run[key],
    }))
  }
}
