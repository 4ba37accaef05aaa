import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { useNarrow } from '#platform/web/work/components/use-narrow.ts'
import { usePaletteActions } from '#platform/web/work/actions/use-palette-actions.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { stateKeyOf } from '../../domain/states.ts'
import { isDueOpen } from '../../domain/states.ts'
import { Answers } from '../application/Answers.tsx'
import type { ProjectInWork } from './in-work.queries.ts'
import { PanelFacts } from './PanelFacts.tsx'
import { projectActions } from './project-actions.tsx'
import { ReasonsText } from '../decisions/ReasonsText.tsx'
import { RowState } from './RowState.tsx'
import { useAge } from './use-age.ts'

/** Rare actions are in a menu, so that the drawer on a phone is not full of buttons. */
const rare = new Set([
  'PUBLISH_PROJECT',
  'CANCEL_PUBLISH_PROJECT',
  'TRANSFER_PROJECT',
  'DELETE_ACCELERATION_REQUEST',
])
const isRare = ({ key }: { key: string }): boolean => rare.has(key)

/** Buttons in one row of a phone. */
const maxOnPhone = 2

/** Everything for a decision about a project: state, the team's texts, people and dates, and actions. */
export const ProjectPanel = ({ row }: { row: ProjectInWork }) => {
  const t = useTexts('acceleration-requests')
  const isPhone = useNarrow()
  const age = useAge()
  const actions = useActions(projectActions)(row)
  usePaletteActions(actions)
  const setTracker = actions.find(({ key, primary }) => key === 'SET_TRACKER' && !primary)
  const others = actions.filter((action) => action !== setTracker)
  const frequent = others.filter((action) => !isRare(action))
  const task = row.participation?.currentTask
  return (
    <article className="in-work-panel">
      <div className="in-work-panel-head">
        <Avatar name={row.project.name} url={row.project.logoUrl} size={48} square />
        <div>
          <RowState row={row} />
          <span className="tabular in-work-quiet">
            {t('inWork.drawer.number', { number: row.project.serialNumber })}
          </span>
          <ScreenLink to={linkTo('/bch/view/project-details', { id: row.project.id, tab: 'profile' })}>
            {t('inWork.drawer.profile')}
          </ScreenLink>
          <p className="in-work-next">
            {t(`inWork.nextStep.${stateKeyOf(row)}`, { task: task?.name ?? '', age: age(row.since) })}
            {row.waits === 'NOBODY' ? null : ` · ${t(`inWork.waitsFor.${row.waits}`)}`}
          </p>
          {task?.due && isDueOpen(row) ? (
            <p className="in-work-next-due">
              <DeadlineText value={task.due} />
            </p>
          ) : null}
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
      {row.hasAnswers ? <Answers requestId={row.id} projectId={row.project.id} /> : null}
      {row.staged ? (
        <section>
          <h3>{t(`decisions.staged.${row.staged.decision}`)}</h3>
          <ReasonsText {...row.staged} adviceTitle={t(`decisions.advice.${row.staged.decision}`)} />
          <p className="in-work-quiet">{t('decisions.stagedBy', { person: row.staged.by.name })}</p>
        </section>
      ) : null}
      {row.reason || row.reasons.length > 0 ? (
        <section>
          <h3>{t('inWork.drawer.reason')}</h3>
          <ReasonsText {...row} adviceTitle={t('decisions.advice.REJECT')} />
          <p className="in-work-quiet">{t('inWork.drawer.reasonNote')}</p>
        </section>
      ) : null}
      <PanelFacts row={row} setTracker={setTracker} />
      <footer className="in-work-actions" data-action-bar>
        <ActionButtons
          actions={[...frequent, ...others.filter(isRare)]}
          max={isPhone ? Math.min(maxOnPhone, frequent.length) : frequent.length}
        />
      </footer>
    </article>
  )
}
