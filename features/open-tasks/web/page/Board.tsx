import '../open-tasks.css'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { OpenTaskPage } from '../open-task.types.ts'

/** The leaderboard, visible once the results are public. */
export const Board = ({ task: { board } }: { task: Pick<OpenTaskPage, 'board'> }) => {
  const t = useTexts('open-tasks')
  if (board.length === 0) return <p className="open-task-muted">{t('board.none')}</p>
  return (
    <div className="open-task-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('board.place')}</th>
            <th scope="col">{t('board.entry')}</th>
            <th scope="col">{t('board.author')}</th>
            <th scope="col">{t('board.score')}</th>
          </tr>
        </thead>
        <tbody>
          {board.map(({ place, title, author, score, isWinner }) => (
            <tr key={`${place} ${author} ${title}`}>
              <td className="tabular">{t(isWinner ? 'board.winner' : 'board.line', { place })}</td>
              <th scope="row" translate="no">
                {title}
              </th>
              <td translate="no">{author}</td>
              <td className="tabular">{formatNumber(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
