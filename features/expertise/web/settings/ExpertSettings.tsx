import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getExpertSettings } from '../../contract/expert-settings.endpoints.ts'
import { OwnCertificates } from '../certificates/OwnCertificates.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsOfProfile } from './SettingsOfProfile.tsx'

/** An expert's review preferences: monthly capacity, usual fee, languages and absences. */
export const ExpertSettings = () => {
  const t = useTexts('expertise')
  const { data, error, refetch } = useCall(getExpertSettings, {})
  return (
    <section className="expert-settings">
      <PageHead actions={<ScreenLink to="/bch/view/expert-job-order">{t('settings.toOrders')}</ScreenLink>} />
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <LoadingBlock lines={8} /> : null}
      {data ? (
        <>
          <SettingsOfProfile settings={data} />
          <SettingsForm settings={data} />
          <OwnCertificates />
        </>
      ) : null}
    </section>
  )
}
