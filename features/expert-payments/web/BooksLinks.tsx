import './books.css'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'

const pages = {
  jobs: '/bch/view/expert-job',
  payments: '/bch/view/expert-job/payments',
  costs: '/bch/view/expert-job/costs',
  acts: '/bch/view/expert-job/acts',
} as const satisfies Record<string, PageHref>

/** Links between the payment screens, without the current one. */
export const BooksLinks = ({ on }: { on: keyof typeof pages }) => {
  const t = useTexts('expert-payments')
  return (
    <nav className="books-links" aria-label={t('links.title')}>
      {Object.entries(pages).map(([key, to]) =>
        key === on ? null : (
          <ScreenLink key={key} to={to}>
            {t(`links.${key}`)}
          </ScreenLink>
        ),
      )}
    </nav>
  )
}
