import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { Slots } from '#platform/web/work/slots.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { listProfileMoments } from '../../../contract/profile.endpoints.ts'

/** Link to the changes between two times; `empty` is the time before the first change. */
const changesLink = (id: number, from: string | undefined, to: string): ScreenHref =>
  linkTo('/bch/view/project-details', { id, tab: 'profile', compare: from ?? 'empty', with: to })

/** Times and authors of changes to the profile, each with a link to the changes. */
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
