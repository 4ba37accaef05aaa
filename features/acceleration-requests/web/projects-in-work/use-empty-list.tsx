import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'

/** What the list says without rows: a team publishes a track, a tracker waits to be assigned to a project. */
export const useEmptyList = (isOfTracker: boolean | undefined) => {
  const t = useTexts('acceleration-requests')
  if (!isOfTracker)
    return {
      emptyAction: <ScreenLink to="/bch/view/accelerator-settings">{t('inWork.empty.action')}</ScreenLink>,
    }
  return {
    emptyTitle: t('inWork.unassigned.title'),
    emptyText: t('inWork.unassigned.text'),
    emptyAction: <ScreenLink to="/bch/view/person-user-profile">{t('inWork.unassigned.action')}</ScreenLink>,
  }
}
