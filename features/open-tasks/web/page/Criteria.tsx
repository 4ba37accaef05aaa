import '../open-tasks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { keyed } from '../../domain/keyed.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { StageTime } from '../StageTime.tsx'

type Criterion = OpenTaskPage['criteria'][number]

const CriteriaTable = ({ criteria }: { criteria: readonly Criterion[] }) => {
  const t = useTexts('open-tasks')
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <div className="open-task-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('criteria.name')}</th>
            <th scope="col">{t('fields.weight')}</th>
          </tr>
        </thead>
        <tbody>
          {keyed(criteria).map(({ key, name, description, weight }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {description ? <p className="open-task-text open-task-muted">{description}</p> : null}
              </th>
              <td className="tabular">
                {t('criteria.share', { weight, share: Math.round((weight / total) * 100) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The criteria, the rules of ties and of changes, and every change since the opening. */
export const Criteria = ({ task: { criteria, editions, timeZone } }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const earlier = editions.slice(1)
  return (
    <section className="open-task-part">
      <h2>{t('criteria.title')}</h2>
      {criteria.length > 0 ? (
        <CriteriaTable criteria={criteria} />
      ) : (
        <p className="open-task-muted">{t('criteria.none')}</p>
      )}
      <p className="open-task-muted">{t('criteria.ties')}</p>
      {editions[0] && earlier.length > 0 ? (
        <>
          <h3>{t('criteria.changes')}</h3>
          <ul className="open-task-rows">
            {editions.slice(0, -1).map(({ edition, at, reason }, place) => (
              <li key={edition}>
                <span>
                  {t('criteria.edition', { edition })} <StageTime at={at} timeZone={timeZone} />
                </span>
                <p className="open-task-text">{reason}</p>
                <details>
                  <summary>{t('criteria.before')}</summary>
                  <CriteriaTable criteria={editions[place + 1]!.criteria} />
                </details>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
