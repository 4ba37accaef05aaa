import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { KeptProject } from '../project.types.ts'

/** Progress of the search for a leader: requests to lead come first, because people are waiting. */
export const useStanding = () => {
  const t = useTexts('projects')
  return ({ joinRequestsCount, invitationsCount }: KeptProject): string => {
    if (joinRequestsCount > 0) return t('keptProjects.asked', { count: joinRequestsCount })
    if (invitationsCount > 0) return t('keptProjects.invited', { count: invitationsCount })
    return t('keptProjects.nobody')
  }
}
