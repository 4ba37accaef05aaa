import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { KeptProject } from '../project.types.ts'

/** How far the search for a leader is: who asks to lead comes first, because they wait. */
export const useStanding = () => {
  const t = useTexts('projects')
  return ({ joinRequestsCount, invitationsCount }: KeptProject): string => {
    if (joinRequestsCount > 0) return t('keptProjects.asked', { count: joinRequestsCount })
    if (invitationsCount > 0) return t('keptProjects.invited', { count: invitationsCount })
    return t('keptProjects.nobody')
  }
}
