import type { z } from 'zod'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useLocale } from '#platform/web/public/use-locale.ts'
import type { getPortalFigures } from '../../contract/portal-figures.endpoints.ts'

/** The portal's figures. */
export type Figures = z.output<typeof getPortalFigures.response>

/** The portal's figures, each with its noun in the right plural form. */
export const PortalFigures = ({ figures }: { figures: Figures }) => {
  const t = useTexts('landing')
  const locale = useLocale()
  return (
    <section className="figures column" aria-label={t('public.figures.title')}>
      <ul>
        {(['accelerators', 'openTracks', 'projectsInWork', 'tasksAccepted'] as const).map((name) => (
          <li key={name}>
            <strong className="tabular">{formatNumber(figures[name], locale)}</strong>{' '}
            <span>{t(`public.figures.${name}`, { count: figures[name] })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
