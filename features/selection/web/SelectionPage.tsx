import './selection.css'
import { useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PageActions } from '#platform/web/work/actions/PageActions.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { BackLink } from '#platform/web/work/navigation/BackLink.tsx'
import { decide, dividedEquals, type Placed } from '../domain/rank.rules.ts'
import { selectionActions } from './selection-actions.ts'
import type { Preview, Selection } from './selection.types.ts'
import { Bounds } from './settings/Bounds.tsx'
import { RequiredFields } from './settings/RequiredFields.tsx'
import { Rules } from './settings/Rules.tsx'
import { SaveBar } from './settings/SaveBar.tsx'
import { useSettingsDraft } from './settings/use-settings-draft.ts'
import { usePreview } from './whatif/use-preview.ts'
import { WhatIf } from './whatif/WhatIf.tsx'

/** The places, as the cut needs them. */
const placedOf = ({ points, streams, refusedFrom }: Preview): Placed[] =>
  points.map((earned, at) => ({
    points: earned,
    streamId: streams[at] || null,
    refused: at >= refusedFrom,
  }))

/** Page of a task's selection: settings on one side, their result on the other. */
export const SelectionPage = ({ selection }: { selection: Selection }) => {
  const t = useTexts('selection')
  const { trackpoint, track, programme, participants, own, running } = selection
  const [showRequired, setShowRequired] = useState(false)
  const edits = selection.actions.includes('edit')
  const draft = useSettingsDraft(selection)
  const preview = usePreview(trackpoint.id, draft.settings, edits && participants > 0 && !draft.hasProblems)
  const placed = preview.data ? placedOf(preview.data) : []
  const outcomes = decide(placed, draft.settings)
  const passed = outcomes.filter((one) => one === 'PASSED').length
  const isReady = !draft.isDirty && preview.isCurrent && selection.version > 0
  const actionsOf = useActions(selectionActions, {
    fingerprint: preview.data?.fingerprint ?? '',
    passed,
    failed: outcomes.length - passed,
    whyNot: running === null && participants > 0 && !isReady ? t('task.saveFirst') : null,
  })
  const row = { ...selection, actions: isReady ? selection.actions : (['edit'] as const) }
  return (
    <article className="selection">
      <BackLink to={linkTo('/bch/view/accelerator-settings/trackpoint', { trackpointId: trackpoint.id })}>
        {trackpoint.name}
      </BackLink>
      <PageHead
        title={t('task.title', { name: trackpoint.name })}
        actions={<PageActions actions={actionsOf(row)} />}
      />
      <p className="selection-facts">
        <span>{`${programme.name} · ${track.name}`}</span>
        <span>{t('task.participants', { count: participants })}</span>
        {own > 0 ? <span>{t('task.own', { count: own })}</span> : null}
        <TextLink
          to={linkTo('/bch/view/accelerator-settings/selection-records', { trackpointId: trackpoint.id })}
        >
          {t('task.records')}
        </TextLink>
        <TextLink to={linkTo('/bch/view/accelerator-settings/selection-total', { trackId: track.id })}>
          {t('task.total')}
        </TextLink>
      </p>
      {running === null ? null : (
        <p className="selection-note" role="status">
          {t('task.running')}{' '}
          <TextLink to={linkTo('/bch/view/accelerator-settings/selection-record', { recordId: running })}>
            {t('task.openRunning')}
          </TextLink>
        </p>
      )}
      <div className="selection-sides">
        <fieldset className="selection-settings" disabled={!edits}>
          <legend className="visually-hidden">{t('task.settings')}</legend>
          {edits ? null : <p className="selection-hint">{t('task.readOnly')}</p>}
          <Rules selection={selection} draft={draft} />
          <RequiredFields
            selection={selection}
            draft={draft}
            isOpen={showRequired || draft.settings.required.length > 0}
            open={() => setShowRequired(true)}
          />
          <Bounds selection={selection} draft={draft} />
          {edits ? <SaveBar draft={draft} /> : null}
        </fieldset>
        {edits ? (
          <WhatIf
            selection={selection}
            draft={draft}
            preview={preview}
            outcomes={outcomes}
            equals={dividedEquals(placed, outcomes)}
            passed={passed}
          />
        ) : null}
      </div>
    </article>
  )
}
