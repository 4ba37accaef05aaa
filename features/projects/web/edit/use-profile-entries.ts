import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { HistoryEntry } from '#platform/web/work/components/history/History.tsx'
import { listProfileMoments } from '../../../project-profiles/contract/profile.endpoints.ts'
import { profileChangesLink } from '../paths.ts'

/** When and by whom the profile was changed, each with the way to what changed; nothing while it is not read. */
export const useProfileEntries = (projectId: number, readsProfile: boolean): HistoryEntry[] => {
  const t = useTexts('projects')
  const { data } = useCall(
    listProfileMoments,
    { query: { projectId } },
    { enabled: readsProfile, deniedHere: true },
  )
  return (data?.items ?? []).map(({ at, by, changes }, index, moments) => ({
    id: `profile-${at}`,
    at,
    actor: by,
    title: t('history.changeProfile', { count: changes }),
    link: {
      to: profileChangesLink(projectId, moments[index + 1]?.at, at),
      label: t('history.compareProfile'),
    },
  }))
}
