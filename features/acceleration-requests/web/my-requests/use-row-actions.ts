import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { EyeIcon, OpenIcon, RedoIcon } from '#platform/web/work/components/icons/icons.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { workLink, type MyRequest } from './my-requests.queries.ts'
import { useRevoke } from './use-revoke.ts'

/** What may be done with an application of the list. */
export const useRowActions = (): ((row: MyRequest) => MenuAction[]) => {
  const t = useTexts('acceleration-requests')
  const go = useGo()
  const revoke = useRevoke()
  const [, setSearch] = useRawSearch()
  return (row) => {
    const { id, projectTrackId } = row
    const work: MenuAction[] =
      projectTrackId === null
        ? []
        : [
            {
              key: 'work',
              label: t('myRequests.toWork'),
              icon: OpenIcon,
              onClick: () => go(workLink(projectTrackId)),
            },
          ]
    const details: MenuAction = {
      key: 'details',
      label: t('myRequests.details'),
      icon: EyeIcon,
      onClick: () => setSearch({ requestId: id }, { push: true }),
    }
    const revoking: MenuAction[] = row.actions.includes('revoke')
      ? [
          {
            key: 'revoke',
            label: t('myRequests.revoke'),
            icon: RedoIcon,
            danger: true,
            onClick: () => revoke(row),
          },
        ]
      : []
    return [...work, details, ...revoking]
  }
}
