import './reports.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { hasOwnAddress, reportKeys, reportPath, reports, type ReportKey } from '../domain/reports.ts'
import { isSponsor } from './use-programmes.ts'

const linkOf = (key: ReportKey) =>
  hasOwnAddress(key) ? reportPath(key) : linkTo('/bch/view/base-view-report', { code: reports[key].code })

/** Cards of the analytic reports; those with personal data are hidden for sponsors. */
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
              <ScreenLink to={linkOf(key)} className="report-card">
                <strong>{t(`${key}.title`)}</strong>
                <span>{t(`${key}.about`)}</span>
              </ScreenLink>
            </li>
          ))}
      </ul>
    </>
  )
}
