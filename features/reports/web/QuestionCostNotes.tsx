import './reports.css'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { maxTasks } from '../domain/question-cost.ts'
import { longestPauseMinutes } from '../../participations/domain/own-fields.ts'

/** Explains how the figures of the report on the cost of profile fields are counted, and what cannot be counted. */
export const QuestionCostNotes = ({
  answer,
}: {
  answer: {
    openedSince: string | null
    sittingsSince: string | null
    trackpoint: object | null
    trackpoints: readonly object[]
  }
}) => {
  const t = useTexts('reports')
  const { openedSince, sittingsSince, trackpoint, trackpoints } = answer
  const isCut = trackpoint === null && trackpoints.length >= maxTasks
  return (
    <>
      {isCut ? <p className="report-about">{t('questionCost.notes.cut', { count: maxTasks })}</p> : null}
      <details className="report-notes">
        <summary>{t('questionCost.notes.title')}</summary>
        <ul>
          <li>{t('questionCost.notes.minutes', { minutes: formatNumber(longestPauseMinutes) })}</li>
          <li>{t('questionCost.notes.unseen')}</li>
          <li>{t('questionCost.notes.returns')}</li>
          <li>
            {openedSince === null
              ? t('questionCost.notes.notOpened')
              : t('questionCost.notes.opens', { day: formatDate(openedSince) })}
          </li>
          <li>{t('questionCost.notes.selections')}</li>
          <li>{t('questionCost.notes.scores')}</li>
          <li>
            {sittingsSince === null
              ? t('questionCost.notes.own')
              : `${t('questionCost.notes.own')} ${t('questionCost.notes.ownSince', { day: formatDate(sittingsSince) })}`}
          </li>
        </ul>
      </details>
    </>
  )
}
