import './reports.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { userType } from '#platform/web/session.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { mayOpenReport, reportKeys, reportLink } from '../domain/reports.ts'

/** Cards of the analytic reports; those with personal data are hidden for sponsors. */
export const ReportCards = () => {
  const t = useTexts('reports')
  return (
    <>
      <PageHead />
      <p className="report-about">{t('index.about')}</p>
      <ul className="report-cards">
        {reportKeys
          .filter((key) => mayOpenReport(key, userType()))
          .map((key) => (
            <li key={key}>
              <ScreenLink to={reportLink(key)} className="report-card">
                <strong>{t(`${key}.title`)}</strong>
                <span>{t(`${key}.about`)}</span>
              </ScreenLink>
            </li>
          ))}
      </ul>
    </>
  )
}
