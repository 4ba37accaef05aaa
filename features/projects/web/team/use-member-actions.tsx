import type { ComponentType } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { CloseIcon, EditIcon, LogoutIcon, TransferIcon } from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { listMyProjects } from '../../contract/project.endpoints.ts'
import { leaveProject, offerLeadership, removeProjectMember } from '../../contract/team.endpoints.ts'
import { myProjectsPath } from '../paths.ts'
import type { Member } from '../project.types.ts'
import { projectReads } from '../use-refresh-project.ts'
import { MemberForm } from './MemberForm.tsx'

type Deed = { icon: ComponentType; danger?: boolean; run: () => void }

/** What may be done with a member of the team. */
export const useMemberActions = (member: Member, projectId: number): MenuAction[] => {
  const t = useTexts('projects')
  const go = useGo()
  const remove = useDeed(removeProjectMember, { refreshes: projectReads, silent: true })
  const leave = useDeed(leaveProject, { refreshes: [listMyProjects], silent: true })
  const promote = useDeed(offerLeadership, { refreshes: projectReads, silent: true })
  const { id } = member
  const { name } = member.person
  const ask = (key: 'remove' | 'leave' | 'promote', run: () => Promise<unknown>, danger: boolean) =>
    confirm({
      title: t(`team.${key}Title`),
      text: t(`team.${key}Text`, { name }),
      submitLabel: t(`team.${key}Submit`),
      danger,
      onSubmit: async () => {
        await run()
        notify({ code: 200, text: t(`team.${key}Done`, { name }) })
      },
    })
  const deeds: Record<Member['actions'][number], Deed> = {
    edit: {
      icon: EditIcon,
      run: () => openDrawer({ title: name, body: <MemberForm member={member} /> }),
    },
    promote: {
      icon: TransferIcon,
      run: () => ask('promote', () => promote.mutateAsync({ body: { memberId: id } }), false),
    },
    remove: {
      icon: CloseIcon,
      danger: true,
      run: () => ask('remove', () => remove.mutateAsync({ body: { memberId: id } }), true),
    },
    leave: {
      icon: LogoutIcon,
      danger: true,
      run: () =>
        ask(
          'leave',
          async () => {
            await leave.mutateAsync({ body: { projectId } })
            go(myProjectsPath, { replace: true })
          },
          true,
        ),
    },
  }
  return member.actions.map((key) => ({
    key,
    label: t(`team.${key}`),
    icon: deeds[key].icon,
    danger: deeds[key].danger ?? false,
    onClick: deeds[key].run,
  }))
}
