import '../open-tasks.css'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { entryStandingTable } from '../../domain/state-tables.ts'
import { entryActions } from '../entry-actions.tsx'
import type { OpenTaskPage } from '../open-task.types.ts'
import { StageTime } from '../StageTime.tsx'
import { EntryFiles } from './EntryFiles.tsx'
import { EntryForm } from './EntryForm.tsx'
import { useReceiptMessage } from './use-receipt-message.ts'
import { Receipts } from './Receipts.tsx'

/** The reader's own entry: submitted, changed until the deadline, with a receipt of each submission. */
export const OwnEntry = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const showReceipt = useReceiptMessage()
  const actions = useActions(entryActions, { task, tell: showReceipt })
  const { own, may } = task
  return (
    <>
      {own ? (
        <section className="open-task-part">
          <div className="open-task-line">
            {own.place === null || own.score === null ? (
              <StateOf table={entryStandingTable} state={own.standing} />
            ) : (
              <b>
                {t(own.isWinner ? 'board.winner' : 'board.line', { place: own.place })} · {t('board.score')}:{' '}
                {formatNumber(own.score)}
              </b>
            )}
            <span>
              {t(own.withdrawnAt ? 'entry.withdrawn' : 'entry.submitted')}{' '}
              <StageTime at={own.withdrawnAt ?? own.submittedAt} timeZone={task.timeZone} />
            </span>
          </div>
          {own.offer === 'OFFERED' ? <p>{t('entry.offered')}</p> : null}
          <div className="open-task-line">
            <ActionButtons actions={actions(own)} />
          </div>
        </section>
      ) : null}
      {may.enter ? (
        <EntryForm task={task} />
      ) : (
        <section className="open-task-part">
          <p className="open-task-muted">{t('entry.closed')}</p>
        </section>
      )}
      {own ? <EntryFiles entry={own} takes={may.enter} /> : null}
      <Receipts receipts={task.receipts} timeZone={task.timeZone} />
    </>
  )
}
