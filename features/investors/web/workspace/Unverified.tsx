import './workspace.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { getInvestorProfile } from '../../contract/investor-profile.endpoints.ts'

/** Tells an investor that the portal has not verified them, which teams see, and how that is done. */
export const Unverified = () => {
  const t = useTexts('investors')
  const { data } = useCall(getInvestorProfile, {})
  return data && !data.verified ? <p className="workspace-note">{t('pipeline.unverified')}</p> : null
}
