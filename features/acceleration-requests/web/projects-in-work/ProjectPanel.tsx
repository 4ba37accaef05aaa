import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { isDueOpen, sinceOf, stateKeyOf } from './in-work-states.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { PanelActions } from './PanelActions.tsx'
import { PanelFacts } from './PanelFacts.tsx'
import { RowState } from './RowState.tsx'
import { useAge } from './use-age.ts'
import type { ProjectDeeds } from './use-project-deeds.ts'

/** Everything one needs to decide about a project: where it stands, what its team wrote, who and when, and the deeds. */
export const ProjectPanel = ({ row, deeds }: { row: ProjectInWork; deeds: ProjectDeeds }) => {
  const t = useTexts('acceleration-requests')
  const age = useAge()
  const task = row.participation?.currentTask
  return (
    <article className="in-work-panel">
      <div className="in-work-panel-head">
        <Avatar name={row.project.name} size={48} square />
        <div>
          <RowState row={row} />
          <span className="tabular in-work-quiet">
            {t('inWork.drawer.number', { number: row.project.serialNumber })}
          </span>
          <ScreenLink to={`/details/project-details?id=${row.project.id}&tab=profile`}>
            {t('inWork.drawer.profile')}
          </ScreenLink>
          <p className="in-work-next">
            {t(`inWork.nextStep.${stateKeyOf(row)}`, { task: task?.name ?? '', age: age(sinceOf(row)) })}
            {task?.dueOn && isDueOpen(row) ? (
              <>
                {' · '}
                <DeadlineText value={task.dueOn} />
              </>
            ) : null}
          </p>
        </div>
      </div>
      {row.project.summary ? <p className="in-work-summary">{row.project.summary}</p> : null}
      <section>
        <h3>{t('inWork.drawer.message')}</h3>
        {row.message ? (
          <blockquote>{row.message}</blockquote>
        ) : (
          <p className="in-work-quiet">{t('inWork.drawer.noMessage')}</p>
        )}
      </section>
      {row.reason ? (
        <section>
          <h3>{t('inWork.drawer.reason')}</h3>
          <blockquote>{row.reason}</blockquote>
          <p className="in-work-quiet">{t('inWork.drawer.reasonNote')}</p>
        </section>
      ) : null}
      <PanelFacts row={row} deeds={deeds} />
      <PanelActions row={row} deeds={deeds} />
    </article>
  )
}
