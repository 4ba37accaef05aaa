import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { Slots } from '#platform/web/work/slots.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { listProfileMoments } from '../../../contract/profile.endpoints.ts'

/** What changed in a profile from one time to another; before its first change it is `empty`. */
const changesLink = (id: number, from: string | undefined, to: string): ScreenHref =>
  linkTo('/bch/view/project-details', { id, tab: 'profile', compare: from ?? 'empty', with: to })

/** When and by whom the profile was changed, each with the way to what changed. */
export const ProfileEntries = ({ id: projectId, children }: Slots['project.history-of-profile']) => {
  const t = useTexts('project-profiles')
  const { data } = useCall(listProfileMoments, { query: { projectId } }, { deniedHere: true })
  return children(
    (data?.items ?? []).map(({ at, by, changes }, index, moments) => ({
      id: `profile-${at}`,
      at,
      actor: by,
      title: t('history.changeProfile', { count: changes }),
      link: { to: changesLink(projectId, moments[index + 1]?.at, at), label: t('history.compareProfile') },
    })),
  )
}
