import { linkTo } from '#platform/domain/screen-paths.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { scoring } from '../../contract/scoring.endpoints.ts'

/** Link to the scoring parameters, for those who may edit them. */
export const SetUpLink = ({ answer: { actions } }: { answer: ResponseOf<typeof scoring> }) => {
  const t = useTexts('reports')
  return actions.includes('edit') ? (
    <p>
      <ScreenLink to={linkTo('/reports/analytic/scoring', { setUp: 'true' })}>
        {t('scoring.setUp')}
      </ScreenLink>
    </p>
  ) : null
}
