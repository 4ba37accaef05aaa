import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { CloseIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { removeProjectMember } from '../../contract/project.endpoints.ts'
import type { Member } from '../project.types.ts'
import { projectReads } from '../use-refresh-project.ts'
import { MemberForm } from './MemberForm.tsx'

/** What may be done with a member of the team. */
export const useMemberActions = (member: Member): MenuAction[] => {
  const t = useTexts('projects')
  const remove = useDeed(removeProjectMember, { refreshes: projectReads, silent: true })
  const { id, person } = member
  const deeds = {
    edit: {
      icon: EditIcon,
      run: () =>
        openDrawer({
          title: t('team.editTitle', { name: person.name }),
          body: <MemberForm member={member} />,
        }),
    },
    remove: {
      icon: CloseIcon,
      run: () =>
        confirm({
          title: t('team.removeTitle'),
          text: t('team.removeText', { name: person.name }),
          submitLabel: t('team.remove'),
          danger: true,
          onSubmit: async () => {
            await remove.mutateAsync({ body: { memberId: id } })
            notify({ code: 200, text: t('team.removed', { name: person.name }) })
          },
        }),
    },
  }
  return member.actions.map((key) => ({
    key,
    label: t(`team.${key}`),
    icon: deeds[key].icon,
    danger: key === 'remove',
    onClick: deeds[key].run,
  }))
}
