import './decisions.css'
import '#platform/web/work/components/drawer/drawer.css'
import '#platform/web/work/components/form/form.css'
import { useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { releaseDecisions } from '../../contract/decision.endpoints.ts'
import { usePlan, useStaged, type Target } from './decision-queries.ts'
import { LetterPreview } from './LetterPreview.tsx'
import { PlanSummary } from './PlanSummary.tsx'

const Planned = ({ target }: { target: Target }) => {
  const t = useTexts('acceleration-requests')
  const go = useGo()
  const { data: plan, error, refetch } = usePlan(target, 'RELEASE')
  const release = useCommand(releaseDecisions, {
    onDone: ({ id }) => {
      closeDrawer()
      go(linkTo('/bch/view/projects-in-work/decision-run', { runId: id }))
    },
  })
  if (!plan)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingBlock lines={5} />
  const count = plan.accept + plan.reject
  return (
    <>
      <PlanSummary plan={plan} />
      <LetterPreview
        letters={plan.items.flatMap(({ words, ...item }) => (words ? [{ ...item, words }] : []))}
      />
      {count > 0 ? <p className="drawer-text">{t('decisions.releaseText')}</p> : null}
      <div className="form-buttons">
        {count > 0 ? (
          <Button
            variant="contained"
            color="primary"
            loading={release.isPending}
            onClick={() => release.mutate({ query: target, body: { fingerprint: plan.fingerprint } })}
          >
            {t('decisions.releaseSubmit', { count })}
          </Button>
        ) : null}
        <Button onClick={cancelDrawer}>{t('decisions.cancel')}</Button>
      </div>
    </>
  )
}

/** Releases named staged decisions, or those of a track, or all: first shows the consequences and each team's email. */
export const ReleaseForm = ({ requestIds }: { requestIds?: number[] }) => {
  const t = useTexts('acceleration-requests')
  const [trackId, setTrackId] = useState<number | null>(null)
  const { data } = useStaged()
  const tracks = requestIds ? [] : (data?.tracks ?? [])
  return (
    <div className="decision-release">
      {tracks.length > 1 ? (
        <Choices legend={t('decisions.tracks')}>
          {[null, ...tracks.map(({ track }) => track)].map((track) => (
            <Choice
              key={track?.id ?? 0}
              type="radio"
              name="track"
              checked={trackId === (track?.id ?? null)}
              label={track?.name ?? t('decisions.allTracks')}
              onChange={() => setTrackId(track?.id ?? null)}
            />
          ))}
        </Choices>
      ) : null}
      <Planned
        key={trackId}
        target={requestIds ? { requestIds } : trackId === null ? {} : { trackId: [trackId] }}
      />
    </div>
  )
}
