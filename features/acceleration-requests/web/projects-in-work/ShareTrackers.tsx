import './projects-in-work.css'
import '#platform/web/work/components/drawer/drawer.css'
import '#platform/web/work/components/form/form.css'
import { useMemo, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { call } from '#platform/web/api/call.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import type { StartRows } from '#platform/web/work/actions/bulk/bulk-plan.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
// Importing other features' contracts is allowed: they are only descriptions.
import { listTrackers } from '../../../accelerators/contract/member.endpoints.ts'
import { setTracker } from '../../../participations/contract/participation.endpoints.ts'
import { shareByLoad } from '../../domain/share-by-load.ts'
import type { ProjectInWork } from './in-work.queries.ts'

type Tracker = { uid: string; projectsCount: number; ownProjectIds: readonly number[] }

type Props = { rows: readonly ProjectInWork[]; start: StartRows<ProjectInWork> }

/** The load of each without the projects being redistributed. */
const loadsOf = (trackers: readonly Tracker[], rows: readonly ProjectInWork[]) =>
  trackers.map(({ uid, projectsCount }) => ({
    uid,
    load: projectsCount - rows.filter(({ participation }) => participation?.tracker?.uid === uid).length,
  }))

/** A row with the excluded trackers: members of its team decide on none of its tasks. */
const sharedOf = ({ id, project, leader }: ProjectInWork, trackers: readonly Tracker[]) => ({
  id,
  except: [
    ...(leader ? [leader.uid] : []),
    ...trackers.flatMap(({ uid, ownProjectIds }) => (ownProjectIds.includes(project.id) ? [uid] : [])),
  ],
})

/** Distributes selected projects among trackers by their load, with a preview of each one's number. */
export const ShareTrackers = ({ rows, start }: Props) => {
  const t = useTexts('acceleration-requests')
  const { data, error, refetch } = useCall(listTrackers, {})
  const [without, setWithout] = useState<readonly string[]>([])
  const [withTracked, setWithTracked] = useState(false)
  const tracked = rows.filter(({ participation }) => participation?.tracker).length
  const shared = useMemo(
    () => (withTracked ? rows : rows.filter(({ participation }) => !participation?.tracker)),
    [rows, withTracked],
  )
  const shares = useMemo(() => {
    const taking = (data?.items ?? []).filter(({ uid }) => !without.includes(uid))
    return shareByLoad(
      shared.map((row) => sharedOf(row, taking)),
      loadsOf(taking, shared),
    )
  }, [data, without, shared])
  if (error) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <LoadingBlock />
  if (data.items.length === 0) return <p className="drawer-text">{t('inWork.tracker.empty')}</p>
  const givenTo = (uid: string) => [...shares.values()].filter((one) => one === uid).length
  const toggle = (uid: string) =>
    setWithout((now) => (now.includes(uid) ? now.filter((one) => one !== uid) : [...now, uid]))
  const plan = data.items.filter(({ uid }) => givenTo(uid) > 0)
  const send = ({ id, participation }: ProjectInWork) =>
    call(setTracker, {
      body: { projectTrackId: participation?.id ?? 0, trackerUid: shares.get(id) ?? null },
    })
  return (
    <div className="share-trackers">
      <Choices legend={t('inWork.share.legend')}>
        {data.items.map(({ uid, name, avatarUrl, projectsCount }) => (
          <Choice
            key={uid}
            type="checkbox"
            name="trackers"
            checked={!without.includes(uid)}
            label={name}
            help={t('inWork.tracker.load', { count: projectsCount })}
            media={<Avatar name={name} url={avatarUrl} size={32} />}
            onChange={() => toggle(uid)}
          />
        ))}
      </Choices>
      {tracked > 0 ? (
        <Choice
          type="checkbox"
          name="tracked"
          checked={withTracked}
          label={t('inWork.share.tracked', { count: tracked })}
          help={t('inWork.share.trackedHelp')}
          onChange={() => setWithTracked(!withTracked)}
        />
      ) : null}
      <div role="status" className="share-plan">
        {plan.length > 0 ? (
          <>
            <h3>{t('inWork.share.plan')}</h3>
            <ul>
              {plan.map(({ uid, name }) => (
                <li key={uid}>{t('inWork.share.gets', { name, count: givenTo(uid) })}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t(shared.length === 0 ? 'inWork.share.allTracked' : 'inWork.share.nobody')}</p>
        )}
      </div>
      <div className="form-buttons">
        <Button
          variant="contained"
          color="primary"
          disabled={plan.length === 0}
          onClick={() => void start(send, ({ id }) => shares.has(id))}
        >
          {t('inWork.share.submit', { count: shares.size })}
        </Button>
        <Button onClick={cancelDrawer}>{t('inWork.share.cancel')}</Button>
      </div>
    </div>
  )
}
