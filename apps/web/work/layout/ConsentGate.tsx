import { lazy, Suspense } from 'react'
import { loadTexts } from '#platform/web/i18n/texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { getOpenConsents } from '../../../../features/landing/contract/page-words.endpoints.ts'

const ConsentHost = lazy(async () => {
  const [{ ConsentHost: host }] = await Promise.all([
    import('../../../../features/landing/web/consent/ConsentHost.tsx'),
    loadTexts('landing'),
  ])
  return { default: host }
})

/** Loads the consent to changed legal texts only for people who must give it. */
export const ConsentGate = () => {
  const person = useStore(personStore)
  const { data } = useCall(getOpenConsents, {}, { enabled: person !== null, deniedHere: true })
  if (!data || data.items.length === 0) return null
  return (
    <Suspense>
      <ConsentHost />
    </Suspense>
  )
}
