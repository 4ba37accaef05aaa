import '#platform/web/work/components/drawer/drawer.css'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SidePanel } from '#platform/web/work/components/drawer/SidePanel.tsx'
import type { Column } from '../../../../fields/domain/tree.ts'
import { problemText } from '../../../../fields/web/format/problem-text.ts'
import { headOf } from '../grid/columns.ts'
import type { UnreadCell } from './paste-plan.ts'
import type { DoubtfulPaste } from './use-paste.ts'

type Props = { doubtful: DoubtfulPaste | null; onPaste: (paste: DoubtfulPaste) => void; onCancel: () => void }

/** Maximum number of listed cells. */
const listed = 100

const listOf = (columns: ReadonlySet<Column>): string =>
  [...columns]
    .map((column) => text('project-profiles:table.paste.quoted', { name: headOf(column) }))
    .join(', ')

/** Lists before saving what a paste cannot place or parse, and pastes the rest or nothing. */
export const UnreadDialog = ({ doubtful, onPaste, onCancel }: Props) => {
  const t = useTexts('project-profiles')
  const why = ({ column, problem }: UnreadCell) =>
    problem === 'FILES_ONE_BY_ONE' ? t('table.paste.files') : problemText(column, problem)
  const plan = doubtful?.plan
  const count = plan?.block.values.length ?? 0
  return (
    <SidePanel open={doubtful !== null} title={t('table.paste.unreadTitle')} onClose={onCancel}>
      {plan ? (
        <>
          <p className="drawer-text">
            {plan.outside > 0 ? t('table.paste.outside', { count: plan.outside }) : null}{' '}
            {plan.left > 0 ? t('table.paste.left', { count: plan.left }) : null}{' '}
            {plan.lacking.size > 0 ? t('table.paste.lacking', { names: listOf(plan.lacking) }) : null}{' '}
            {plan.unread.length > 0 ? t('table.paste.unread', { count: plan.unread.length }) : null}{' '}
            {t('table.paste.nothingYet')}
          </p>
          {plan.unread.length > 0 ? (
            <table className="unread">
              <thead>
                <tr>
                  <th scope="col">{t('table.paste.cell')}</th>
                  <th scope="col">{t('table.paste.text')}</th>
                  <th scope="col">{t('table.paste.why')}</th>
                </tr>
              </thead>
              <tbody>
                {plan.unread.slice(0, listed).map((cell) => (
                  <tr key={`${cell.row}/${cell.column.code}`}>
                    <td>{t('table.paste.place', { row: cell.row, column: headOf(cell.column) })}</td>
                    <td>{cell.text}</td>
                    <td>{why(cell)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : null}
          {plan.unread.length > listed ? (
            <p>{t('table.paste.more', { count: plan.unread.length - listed })}</p>
          ) : null}
          <div className="table-buttons">
            <Button variant="contained" disabled={count === 0} onClick={() => onPaste(doubtful)}>
              {t('table.paste.rest', { count })}
            </Button>
            <Button variant="text" onClick={onCancel}>
              {t('actions.cancel')}
            </Button>
          </div>
        </>
      ) : null}
    </SidePanel>
  )
}
