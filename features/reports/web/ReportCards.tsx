import './reports.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { reportKeys, reportPath, reports } from '../domain/reports.ts'
import { isSponsor } from './use-programmes.ts'

/** The analytic reports as cards; those about people are not a sponsor's. */
export const ReportCards = () => {
  const t = useTexts('reports')
  return (
    <>
      <PageHead />
      <p className="report-about">{t('index.about')}</p>
      <ul className="report-cards">
        {reportKeys
          .filter((key) => !(reports[key].people && isSponsor()))
          .map((key) => (
            <li key={key}>
              <ScreenLink to={reportPath(key)} className="report-card">
                <strong>{t(`${key}.title`)}</strong>
                <span>{t(`${key}.about`)}</span>
              </ScreenLink>
            </li>
          ))}
      </ul>
    </>
  )
}
