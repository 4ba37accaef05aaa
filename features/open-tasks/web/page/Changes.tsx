import '../open-tasks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ChangedText } from '../../../fields/web/format/ChangedText.tsx'
import { moderatedTexts } from '../../domain/change.rules.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { StageTime } from '../StageTime.tsx'

type Change = OpenTaskPage['changes'][number]

const ChangedTexts = ({ before, after }: Pick<Change, 'before' | 'after'>) => {
  const t = useTexts('open-tasks')
  return moderatedTexts.flatMap((field) => {
    const [was, is] = [before[field], after[field]]
    if (was === undefined || is === undefined) return []
    return [
      <div key={field} className="open-task-change">
        <h4>{t(`fields.${field}`)}</h4>
        <div>
          <span className="open-task-muted">{t('changes.before')}</span>
          {was ? <ChangedText text={was} other={is} side="before" /> : <p>{t('changes.empty')}</p>}
        </div>
        <div>
          <span className="open-task-muted">{t('changes.after')}</span>
          {is ? <ChangedText text={is} other={was} side="after" /> : <p>{t('changes.empty')}</p>}
        </div>
      </div>,
    ]
  })
}

const Names = ({ label, names }: { label: string; names: readonly string[] }) =>
  names.length > 0 ? (
    <p>
      {label} <span translate="no">{names.join(', ')}</span>
    </p>
  ) : null

/** What the organiser changed after the approval: before and after, and the administrators' decision. */
export const Changes = ({ task: { changes, timeZone, actions } }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  if (changes.length === 0) return null
  return (
    <section className="open-task-part">
      <h2>{t('changes.title')}</h2>
      <ul className="open-task-rows">
        {changes.map(({ id, author, at, before, after, added, removed, decision }) => (
          <li key={id}>
            <span className="open-task-line">
              <b>
                {decision === null
                  ? t(actions.includes('keepChange') ? 'changes.waitingOwn' : 'changes.waiting')
                  : t(decision.isKept ? 'changes.kept' : 'changes.reverted')}
              </b>
              <span className="open-task-muted" translate="no">
                {author}
              </span>
              <StageTime at={at} timeZone={timeZone} />
            </span>
            {decision?.reason ? <p className="open-task-text">{decision.reason}</p> : null}
            <ChangedTexts before={before} after={after} />
            <Names label={t('changes.added')} names={added} />
            <Names label={t('changes.removed')} names={removed} />
          </li>
        ))}
      </ul>
    </section>
  )
}
