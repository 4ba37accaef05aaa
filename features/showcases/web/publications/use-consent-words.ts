import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { isUnanswered } from '../../domain/consent-request.rules.ts'
import type { OfAccelerator } from '../showcase.types.ts'

/**
 * Describes the request for consent: when it was made or refused, and from when it may be repeated. Who gives the consent
 * reads it as asked of them.
 */
export const useConsentWords = (): ((of: Pick<OfAccelerator, 'request' | 'actions'>) => string) => {
  const t = useTexts('showcases')
  return ({ request, actions }) => {
    const own = actions.includes('consent')
    if (!request) return t(own ? 'publications.consentNoneOwn' : 'publications.consentNone')
    const next = formatDate(request.nextAt)
    if (isUnanswered(request))
      return t(own ? 'publications.consentAskedOwn' : 'publications.consentAsked', {
        date: formatDate(request.at ?? ''),
        person: request.by?.name ?? '',
        next,
      })
    return t(own ? 'publications.consentRefusedOwn' : 'publications.consentRefused', {
      date: formatDate(request.refusedAt ?? ''),
      next,
    })
  }
}
