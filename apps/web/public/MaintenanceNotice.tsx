import { formatDate, zoneName } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Notice } from '#platform/web/public/Notice.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { OpenedPage } from './open-page.tsx'

/** Announces maintenance above a public page. */
export const MaintenanceNotice = ({ works }: { works: NonNullable<OpenedPage['maintenance']> }) => {
  const t = useTexts('platform')
  const locale = useLocale()
  return (
    <div className="column maintenance">
      <Notice>
        <p>
          {t('platform:banner.maintenance', {
            context: works.mode,
            date: formatDate(works.updateDate, { locale }),
            start: works.updateStartTime,
            end: works.updateEndTime,
            zone: zoneName(works.timeZone, works.updateDate, locale),
          })}
        </p>
      </Notice>
    </div>
  )
}
