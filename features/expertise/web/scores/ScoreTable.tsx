import './scores.css'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { expertJobLink } from '../client/job-links.ts'
import type { ScoreGroup } from './scores.types.ts'

type Props = { group: ScoreGroup; jobId?: number | undefined }

/** A score from 0 to 100; a dash without one. */
const shown = (score: number | null): string => (score === null ? '—' : formatNumber(Math.round(score)))

/** With its sign: above others, or below. */
const signed = (score: number): string => {
  const rounded = Math.round(score)
  const size = formatNumber(Math.abs(rounded))
  return rounded > 0 ? `+${size}` : rounded < 0 ? `−${size}` : size
}

const Given = ({ given, most }: { given: ScoreGroup['criteria'][number]['given'][number]; most: number }) => {
  const t = useTexts('expertise')
  if (given.abstained) return <span className="score-none">{t('scores.abstained')}</span>
  if (given.points === null) return <span className="score-none">—</span>
  return (
    <>
      {given.points}
      <small>/{most}</small>
    </>
  )
}

/** Scores per criterion: of each expert, over all of them, and adjusted for each expert's severity. */
export const ScoreTable = ({ group, jobId }: Props) => {
  const t = useTexts('expertise')
  const { criteria, reviews, mean, weighted, template } = group
  const own = (id: number) => cls(id === jobId && 'score-own')
  return (
    <div
      className="score-table"
      role="region"
      tabIndex={0}
      aria-label={t('scores.table', { name: template.name })}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('scores.criterion')}</th>
            {reviews.map((review) => (
              <th key={review.jobId} scope="col" className={own(review.jobId)}>
                {review.jobId === jobId ? (
                  review.expert.name
                ) : (
                  <TextLink to={expertJobLink(review.jobId)}>{review.expert.name}</TextLink>
                )}
              </th>
            ))}
            <th scope="col">{t('scores.mean')}</th>
            <th scope="col">{t('scores.spread')}</th>
          </tr>
        </thead>
        <tbody>
          {criteria.map(({ code, name, weight, independent, given, most, apart, ...over }) => (
            <tr key={code}>
              <th scope="row">
                {wordsIn(name)}
                {independent || weight !== 1 ? (
                  <small>{independent ? t('template.independent') : t('template.weight', { weight })}</small>
                ) : null}
              </th>
              {given.map((one, at) => (
                <td key={reviews[at]!.jobId} className={own(reviews[at]!.jobId)}>
                  <Given given={one} most={most} />
                </td>
              ))}
              <td>{shown(over.mean)}</td>
              <td className={cls(apart && 'score-apart')}>{shown(over.spread)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="score-total">
            <th scope="row">{t('scores.weighted')}</th>
            {reviews.map((review) => (
              <td key={review.jobId} className={own(review.jobId)}>
                {shown(review.weighted)}
              </td>
            ))}
            <td>{shown(weighted.mean)}</td>
            <td className={cls(group.disagree && 'score-apart')}>{shown(weighted.spread)}</td>
          </tr>
          <tr>
            <th scope="row">{t('scores.plain')}</th>
            {reviews.map((review) => (
              <td key={review.jobId} className={own(review.jobId)}>
                {shown(review.mean)}
              </td>
            ))}
            <td>{shown(mean.mean)}</td>
            <td>{shown(mean.spread)}</td>
          </tr>
          <tr>
            <th scope="row">
              {t('scores.severity')}
              <small>{t('scores.severityHelp')}</small>
            </th>
            {reviews.map(({ jobId: id, deviation, reviews: count }) => (
              <td key={id} className={own(id)}>
                {deviation === null ? '—' : signed(deviation)}
                <small>{count === 0 ? t('scores.restsNone') : t('scores.rests', { count })}</small>
              </td>
            ))}
            <td colSpan={2} />
          </tr>
          <tr>
            <th scope="row">{t('scores.adjusted')}</th>
            {reviews.map(({ jobId: id, adjusted }) => (
              <td key={id} className={own(id)}>
                {shown(adjusted)}
              </td>
            ))}
            <td colSpan={2} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
