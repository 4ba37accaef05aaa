import { useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { hasCode } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { useLocale } from '#platform/web/public/use-locale.ts'
import { openSharedScoring } from '../../contract/scoring.endpoints.ts'
import { ScoringSheet } from '../scoring/ScoringSheet.tsx'

type Shared = ResponseOf<typeof openSharedScoring>

/** Page of a shared scoring, until the link expires; opening is recorded. */
export const SharedScoring = ({ link }: { link: string | null }) => {
  const t = useTexts('reports')
  const locale = useLocale()
  const [shared, setShared] = useState<Shared | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  useEffect(() => {
    let isShown = true
    const open = async (): Promise<void> => {
      if (link === null) return
      try {
        const answer = await call(openSharedScoring, { body: { link: link.slice(0, 100) } })
        if (isShown) setShared(answer)
      } catch (error) {
        if (isShown) setFailure(error)
      }
    }
    void open()
    return () => {
      isShown = false
    }
  }, [link])
  const isOver = link === null || hasCode(failure, 'NOT_FOUND') || hasCode(failure, 'VALIDATION_FAILED')
  return (
    <div className="column shared-scoring">
      <h1>{shared ? t('scoring.shared.of', { name: shared.project.name }) : t('scoring.shared.title')}</h1>
      {shared ? (
        <>
          <p>
            {t('scoring.shared.from', {
              accelerator: shared.accelerator.name,
              date: formatDate(shared.at, { locale }),
            })}{' '}
            {t('scoring.shared.until', { date: formatDate(shared.until, { locale }) })}
          </p>
          <ScoringSheet assessment={shared} locale={locale} />
        </>
      ) : isOver ? (
        <p>{t('scoring.shared.over')}</p>
      ) : failure ? (
        <ErrorNotice error={failure} />
      ) : (
        <p role="status">{t('scoring.shared.opening')}</p>
      )}
    </div>
  )
}
