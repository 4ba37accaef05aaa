import './security.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getSecurity } from '../../contract/security.endpoints.ts'
import { EmailSection } from './EmailSection.tsx'
import { PasskeysSection } from './PasskeysSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SecondFactorSection } from './SecondFactorSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'

/** The account security tab of the profile, for its owner only. */
export const SecurityRoom = () => {
  const t = useTexts('identity')
  const person = useStore(personStore)
  const theirs = person !== null && person.impersonatedBy === null
  const security = useCall(getSecurity, {}, { enabled: theirs })
  if (person?.impersonatedBy) return <p className="section-help">{t('security.notYours')}</p>
  if (security.error) return <ErrorState error={security.error} retry={() => void security.refetch()} />
  if (!security.data) return <LoadingBlock />
  const { data } = security
  return (
    <>
      <PasswordSection />
      <EmailSection email={data.email} pendingEmail={data.pendingEmail} />
      <SecondFactorSection since={data.secondFactorSince} codesLeft={data.recoveryCodesLeft} />
      {data.passkeysPossible ? <PasskeysSection passkeys={data.passkeys} /> : null}
      <SessionsSection sessions={data.sessions} />
    </>
  )
}
