import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { isOutdated, notifyChanged } from '#platform/web/work/actions/perform.ts'
import type { StartRows } from '#platform/web/work/actions/bulk/bulk-plan.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import {
  acceptAccelerationRequest,
  rejectAccelerationRequest,
} from '../../contract/acceleration-request.endpoints.ts'
import { requestStateTable } from '../../domain/state-tables.ts'
import type { Decision, DecisionWords } from '../../domain/decision.rules.ts'
import { openTrackerForm, trackedOf } from '../projects-in-work/open-tracker-form.tsx'
import { ApplicantFacts } from '../projects-in-work/ApplicantFacts.tsx'
import type { ProjectInWork } from '../projects-in-work/in-work.queries.ts'
import { DecideForm } from './DecideForm.tsx'

const keys = { ACCEPT: 'accept', REJECT: 'reject' } as const

const send = (decision: Decision, { id }: ProjectInWork, words: DecisionWords) => {
  const query = { requestId: id }
  const { reasonIds, reason, advice } = words
  return decision === 'ACCEPT'
    ? call(acceptAccelerationRequest, { query, body: { advice } })
    : call(rejectAccelerationRequest, { query, body: { reasonIds: [...reasonIds], reason, advice } })
}

const stagedWords = ({ staged }: ProjectInWork, decision: Decision) =>
  staged?.decision === decision
    ? { reasonIds: staged.reasons.map(({ id }) => id), reason: staged.reason, advice: staged.advice }
    : undefined

/** Decides on one application, with facts about its project. */
export const DecideRow = ({ row, decision }: { row: ProjectInWork; decision: Decision }) => {
  const t = useTexts('acceleration-requests')
  const key = keys[decision]
  const words = { project: row.project.name, track: row.track.name, context: row.leader ? undefined : 'KEPT' }
  const staged = stagedWords(row, decision)
  const decide = async (given: DecisionWords) => {
    const { projectTrackId } = await send(decision, row, given).catch((error: unknown) => {
      if (isOutdated(error)) {
        // The person decides again after seeing the new state; the text remains as a draft.
        cancelDrawer()
        notifyChanged(
          { texts: 'acceleration-requests:inWork.actions', states: requestStateTable },
          words,
          error,
        )
      }
      throw error
    })
    closeDrawer()
    notify({
      code: 200,
      text: t(`inWork.actions.${key}Done`, words),
      // The next step is to assign a tracker.
      ...(projectTrackId !== null && {
        offer: {
          label: t('inWork.actions.SET_TRACKER'),
          run: () => openTrackerForm(t('inWork.actions.SET_TRACKERTitle'), trackedOf(row, projectTrackId)),
        },
      }),
    })
  }
  return (
    <DecideForm
      decision={decision}
      target={{ requestIds: [row.id] }}
      {...(staged && { staged })}
      submitLabel={() => t(`inWork.actions.${key}Submit`)}
      onDecide={decide}
    >
      <p className="drawer-text">{t(`inWork.actions.${key}Text`, words)}</p>
      {decision === 'ACCEPT' ? <ApplicantFacts row={row} /> : null}
    </DecideForm>
  )
}

type Props = {
  rows: readonly ProjectInWork[]
  decision: Decision
  start: StartRows<ProjectInWork>
  /** Clears the selection: the next decision is not about these rows. */
  onStaged: () => void
}

/** Decides on the selected rows of a page, one after another, or stages the decision for all of them. */
export const DecideRows = ({ rows, decision, start, onStaged }: Props) => {
  const t = useTexts('acceleration-requests')
  return (
    <DecideForm
      decision={decision}
      target={{ requestIds: rows.map(({ id }) => id) }}
      submitLabel={(count) => t(`inWork.actions.bulk.${keys[decision]}Submit`, { count })}
      onDecide={(words) => start((row) => send(decision, row, words))}
      onStaged={onStaged}
    />
  )
}
