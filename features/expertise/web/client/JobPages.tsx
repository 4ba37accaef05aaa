import '../expertise.css'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'

const pages = {
  experts: '/bch/view/expert-job/experts',
  conflicts: '/bch/view/expert-job/conflicts',
  suggestions: '/bch/view/expert-job/suggestions',
  payments: '/bch/view/expert-job/payments',
  costs: '/bch/view/expert-job/costs',
  acts: '/bch/view/expert-job/acts',
} as const satisfies Record<string, PageHref>

/** Links to related pages: experts and payments. */
export const JobPages = () => {
  const t = useTexts('expertise')
  return (
    <nav className="expertise-links" aria-label={t('jobs.more')}>
      {Object.entries(pages).map(([key, to]) => (
        <ScreenLink key={key} to={to}>
          {t(`jobs.pages.${key}`)}
        </ScreenLink>
      ))}
    </nav>
  )
}
