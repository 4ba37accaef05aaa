import '../open-tasks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { removeOpenTaskJuror } from '../../contract/juror.endpoints.ts'
import type { OpenTaskPage } from '../open-task.types.ts'
import { AddJuror } from './AddJuror.tsx'
import { JuryConflicts } from './JuryConflicts.tsx'

/** The jury: for each member, the number of entries scored and of conflicts. */
export const JuryMembers = ({ task: { id, jury, conflicts, may } }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const remove = useCommand(removeOpenTaskJuror)
  return (
    <section className="open-task-part">
      {jury.length === 0 ? <p className="open-task-muted">{t('members.none')}</p> : null}
      <ul className="open-task-rows">
        {jury.map(({ id: jurorId, name, scored, conflicts: barred, mayRemove }) => (
          <li key={jurorId}>
            <span className="open-task-line">
              <b translate="no">{name}</b>
              <span className="open-task-muted">
                {t('members.scored', { count: scored })}
                {barred > 0 ? ` · ${t('members.conflicts', { count: barred })}` : ''}
              </span>
              {mayRemove ? (
                <IconAction
                  icon={CloseIcon}
                  label={t('members.remove', { name })}
                  onClick={() => remove.mutate({ body: { id, jurorId } })}
                />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <JuryConflicts id={id} conflicts={conflicts} />
      {may.changeJury ? <AddJuror key={jury.length} id={id} /> : null}
    </section>
  )
}
